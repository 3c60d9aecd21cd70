"""Weather in layers, so that cloud, sun and rain can have colours of their own; the outlines are Cupertino Icons'."""
from parts import *

D = {}


def inside(a, b): return a[0] >= b[0] - .1 and a[1] >= b[1] - .1 and a[2] <= b[2] + .1 and a[3] <= b[3] + .1


def layers(name, k):
    "The cloud with its holes; what stands higher than its middle; what falls out of it."
    contours = [Shape(p) for p in C(name).scale(k).path.contours]
    area = lambda s: (s.path.bounds[2] - s.path.bounds[0]) * (s.path.bounds[3] - s.path.bounds[1])
    box = max(contours, key=area).path.bounds
    cloud, above, below = pathops.Path(), pathops.Path(), pathops.Path()
    for c in contours:
        l, t, r, b = c.path.bounds
        c.path.draw((cloud if inside((l, t, r, b), box) else above if t < box[3] - 6 else below).getPen())
    return [Shape(p) for p in (cloud, above, below) if p.bounds and p.bounds[2] > p.bounds[0]]


for _name, _k in (("cloud_sun_fill", 1.24), ("cloud_moon_fill", 1.08), ("cloud_bolt_fill", 1), ("cloud_bolt_rain_fill", 1), ("cloud_drizzle_fill", 1),
                  ("cloud_fog_fill", 1), ("cloud_hail_fill", 1), ("cloud_heavyrain_fill", 1), ("cloud_rain_fill", 1), ("cloud_sleet_fill", 1), ("cloud_snow_fill", 1),
                  ("cloud_moon_bolt_fill", 1.08), ("cloud_moon_rain_fill", 1.08), ("cloud_sun_bolt_fill", 1.24), ("cloud_sun_rain_fill", 1.24)):
    D[_name.replace("_", ".")] = layers(_name, _k)
