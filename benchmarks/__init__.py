"""What must be fast, and how fast: modules `bench_*.py` measure, `python -m benchmarks` judges."""
