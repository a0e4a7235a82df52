// Compiles one shader under four sets of defines, on four threads that share a session and headers in memory, and prints how large each
// became.

#include <cstdio>
#include <map>
#include <thread>
#include <trefoil.hpp>

static const std::map<std::string, std::string> headers = {
    {"light.hlsli", "float3 light(float3 n) { return saturate(n.y) * float3(1, 0.9, 0.8); }\n"},
};

static const char source[] = R"(
#include "light.hlsli"
float4 main(float3 n : NORMAL, float2 uv : TEXCOORD) : SV_Target
{
    float3 colour = light(normalize(n));
#if STRIPES
    colour *= frac(uv.x * STRIPES) < 0.5;
#endif
    return float4(colour, 1);
}
)";

int main() {
  trefoil::Session session(16 << 20);
  std::size_t sizes[4] = {};
  std::thread threads[4];
  for (int i = 0; i < 4; ++i)
    threads[i] = std::thread([&session, &sizes, i] {
      trefoil::Request request(source, "ps_6_0");
      request.name("stripes.hlsl").option("-DSTRIPES=" + std::to_string(i * 8));
      request.include([](const char *path) -> std::optional<std::string> {
        auto found = headers.find(std::string(path).substr(std::string(path).rfind('/') + 1));
        return found == headers.end() ? std::nullopt : std::optional(found->second);
      });
      sizes[i] = session.compile(request).size();
    });
  for (std::thread &thread : threads)
    thread.join();
  for (int i = 0; i < 4; ++i)
    std::printf("STRIPES=%d: %zu bytes\n", i * 8, sizes[i]);

  try {
    session.compile(trefoil::Request("float4 main() : SV_Target { return colour; }", "ps_6_0"));
  } catch (const trefoil::Error &error) {
    std::printf("line %u: %s\n", error.diagnostics.at(0).line, error.diagnostics.at(0).message.c_str());
  }
}
