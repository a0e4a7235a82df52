// Structs with methods and inheritance, arrays of structs passed by value and back.
// compute: main
// bind u0: structured float[7] zero
// expect u0: 6 12 3 4 10 22 1

RWStructuredBuffer<float> r : register(u0);

struct Shape
{
    float width;
    float area() { return width * height(); }
    float height() { return 3; }
    void grow(float by) { width += by; }
};
struct Box : Shape
{
    float depth;
    float volume() { return area() * depth; }
};
struct List
{
    Box boxes[2];
    uint count;
};

List doubled(List list)
{
    for (uint i = 0; i < list.count; i++)
        list.boxes[i].depth *= 2;
    return list;
}

[numthreads(1, 1, 1)]
void main()
{
    Box box;
    box.width = 2;
    box.depth = 2;
    r[0] = box.area();
    r[1] = box.volume();
    box.grow(1);
    r[2] = box.width;
    List list;
    list.count = 2;
    list.boxes[0] = box;
    list.boxes[1] = box;
    list.boxes[1].depth = 5;
    List other = doubled(list);
    r[3] = other.boxes[0].depth;
    r[4] = other.boxes[1].depth;
    Box none = (Box)0;
    r[5] = none.width + 22;
    r[6] = list.boxes[1].depth == 5;
}
