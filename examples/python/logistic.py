"""Compiles a compute shader, runs it through wgpu, and plots what it wrote.

    pip install trefoil wgpu numpy matplotlib
    python logistic.py logistic.png
"""

import pathlib
import sys

import matplotlib
import numpy
import trefoil
import wgpu
from wgpu.utils.compute import compute_with_buffers

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402

RATES, PLACES, SETTLE = 1601, 128, 2000


def compute(rates):
    """Where the map goes for each rate: a row of places."""
    source = pathlib.Path(__file__).with_name("logistic.hlsl")
    shader = trefoil.compile_file(source, "cs_6_0", target="spirv", defines={"PLACES": PLACES, "SETTLE": SETTLE})
    threads = shader.reflect()["entries"][0]["attributes"]["threads"][0]
    groups = -(-len(rates) // threads)
    written = compute_with_buffers({0: rates}, {1: (len(rates) * PLACES, "f")}, shader.data, n=groups)
    return numpy.frombuffer(written[1], dtype=numpy.float32).reshape(len(rates), PLACES)


def plot(rates, places, path):
    pyplot.figure(figsize=(8, 5), dpi=100)
    pyplot.plot(numpy.repeat(rates, PLACES), places.ravel(), ",", color="black", alpha=0.1)
    pyplot.xlabel("r")
    pyplot.ylabel("x")
    pyplot.savefig(path)


def main():
    rates = numpy.linspace(2.4, 4.0, RATES, dtype=numpy.float32)
    places = compute(rates)
    plot(rates, places, sys.argv[1])
    print("on", wgpu.gpu.request_adapter_sync().info["device"])
    for rate in (2.5, 3.2, 3.5):
        row = places[numpy.abs(rates - rate).argmin()]
        print(f"r = {rate}:", *sorted({f"{place:.3f}" for place in row}))


main()
