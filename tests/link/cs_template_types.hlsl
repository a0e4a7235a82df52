// Functions of one library that take instances of templates and enumerations, called by another: the names must be those of DXC's
// libraries, since a library of ours is linked with one of its.
// LINK: cs_6_0 main
// ARGS: -HV 2021
// APART: declarations of types would stand there twice
//--- main
enum Kind { small, large };
namespace shapes { enum Form { round }; template<typename T, typename U> struct Pair { T first; U second; }; }
template<typename T, int N> struct Row { T cell[N]; };
struct Point { float2 at; };
RWStructuredBuffer<float4> image;
float sum(Row<float, 3> row, Row<float, 3> other, inout Kind kind);
float2 both(shapes::Pair<Point, Point> pair, shapes::Pair<Point, int> more, shapes::Form form, Row<Row<int, 2>, 20> table);
half narrow(half3 x, min16float y);
[shader("compute")] [numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    Row<float, 3> row = { i, 2, 3 };
    shapes::Pair<Point, Point> pair;
    pair.first.at = float2(i, 1);
    pair.second.at = 4;
    shapes::Pair<Point, int> more;
    more.first.at = 5;
    more.second = 7;
    Row<Row<int, 2>, 20> table = (Row<Row<int, 2>, 20>)i;
    Kind kind = small;
    float x = sum(row, row, kind);
    image[i] = float4(x + narrow(x, 2), kind, both(pair, more, shapes::round, table));
}
//--- functions
enum Kind { small, large };
namespace shapes { enum Form { round }; template<typename T, typename U> struct Pair { T first; U second; }; }
template<typename T, int N> struct Row { T cell[N]; };
struct Point { float2 at; };
export float sum(Row<float, 3> row, Row<float, 3> other, inout Kind kind)
{
    kind = large;
    return row.cell[0] + row.cell[1] + other.cell[2];
}
export float2 both(shapes::Pair<Point, Point> pair, shapes::Pair<Point, int> more, shapes::Form form, Row<Row<int, 2>, 20> table)
{
    return pair.first.at + pair.second.at + more.first.at + more.second + form + table.cell[3].cell[1];
}
export half narrow(half3 x, min16float y) { return x.y * y; }
