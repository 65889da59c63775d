"""No address of a machine is read here: the module for links wants that there is this one."""
