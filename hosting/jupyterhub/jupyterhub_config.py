"""JupyterHub for Learn Pinochle: a server for each reader, which shows the course and ends when it is idle.

    python3 -m venv /opt/hub
    /opt/hub/bin/pip install jupyterhub jupyterhub-idle-culler 'PATH-TO-THIS-PROJECT[notebooks]'
    npm install -g configurable-http-proxy
    /opt/hub/bin/jupyterhub -f jupyterhub_config.py

Who may enter is yours to decide: the lines marked so let anybody in and are for a trial only.
"""

import os
import sys
from importlib.resources import files
from pathlib import Path

from pinochle.widgets.serve import tutorials

c = get_config()  # noqa: F821

# For a trial only. Choose an authenticator and a spawner that suit your house: https://jupyterhub.readthedocs.io
c.JupyterHub.authenticator_class = "dummy"
c.DummyAuthenticator.password = os.environ["PINOCHLE_HUB_PASSWORD"]
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"

# A reader's server is Jupyter's own with Voila in it, opened at the list of notebooks.
c.Spawner.notebook_dir = str(tutorials())
c.Spawner.default_url = "/voila/tree"
c.Spawner.args = [
    "--VoilaConfiguration.template=pinochle",
    "--VoilaConfiguration.classic_tree=True",
    "--MappingKernelManager.cull_idle_timeout=1200",
    "--MappingKernelManager.cull_interval=60",
]
c.Spawner.environment = {
    "JUPYTER_PATH": str(files("pinochle") / "static"),  # the template that asks no outside host
    "PINOCHLE_STORE": "browser",  # each browser keeps its reader's progress
}
c.Spawner.http_timeout = 120
c.Spawner.mem_limit = "1G"  # for spawners that can hold it

c.JupyterHub.load_roles = [
    {
        "name": "culler",
        "scopes": ["list:users", "read:users:activity", "read:servers", "delete:servers"],
        "services": ["culler"],
    }
]
c.JupyterHub.services = [
    {"name": "culler", "command": [sys.executable, "-m", "jupyterhub_idle_culler", "--timeout=3600"]}
]
c.JupyterHub.cookie_secret_file = str(Path.cwd() / "hub-cookie-secret")
c.JupyterHub.db_url = f"sqlite:///{Path.cwd() / 'hub.sqlite'}"
