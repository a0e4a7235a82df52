// Values of an enumeration in lists: of a structure's fields, of an array, alone, and of a structure within another.
// compute: main
// bind u0: structured uint[6] zero
// expect u0: 7 1 2 7 2 9

enum class Kind { None, Sun = 7, Point = 2 };
struct Light { Kind kind; uint count; };
struct Pair { Light light; Kind other; uint last; };

RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    Light light = { Kind::Sun, id + 1 };
    Kind kinds[2] = { Kind::Point, light.kind };
    Kind alone = { kinds[id] };
    Pair pair = { light, Kind(alone), 9 };
    r[0] = (uint)light.kind;
    r[1] = light.count;
    r[2] = (uint)alone;
    r[3] = (uint)pair.light.kind;
    r[4] = (uint)pair.other;
    r[5] = pair.last;
}
