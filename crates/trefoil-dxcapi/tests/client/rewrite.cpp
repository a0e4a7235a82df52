// IDxcRewriter and IDxcRewriter2: small sources by every option, and the files that the section is given.

#include "rewrite.h"
#include "say.h"

static const char *const source =
    "#define TINT 2\n"
    "#define TWICE(x) ((x) * 2)\n"
    "cbuffer Settings : register(b2) { float4 tint : packoffset(c0); float2 rows[3] : packoffset(c1); };\n"
    "float loose; float3 two[2]; static float state; static const float table[2] = { 1, 2.5 };\n"
    "Texture2D<float4> colour : register(t0, space1); SamplerState plainly; Texture2D never; row_major float4x4 turn;\n"
    "struct Light { float3 place; float power; float lit() { return power * 2; } };\n"
    "struct Gone { int a; };\n"
    "StructuredBuffer<Light> lights;\n"
    "float unused(Gone g) { return g.a; }\n"
    "float helper(float a, inout float b) { b += 1; return a > 1.5f ? a : -b; }\n"
    "[numthreads(8,4,1)] void other(uint3 i : SV_DispatchThreadID) { }\n"
    "float4 main(uniform float amount, float2 uv : UV1, nointerpolation uint k : KIND) : SV_Target0 {\n"
    "  float q = TINT, r[2] = { 0, 1e-3 };\n"
    "  [unroll] for (int i = 0; i < 3; ++i) q += rows[i].x * table[i & 1];\n"
    "  if (q > 1e10) { q = helper(q, r[0]); } else if (k == 0x10u) q = 0.1; else discard;\n"
    "  while (q < 3) q++;\n"
    "  do { q -= 1; } while (q > 0.3f);\n"
    "  switch (k) { case 0: q = 1; break; case 1: case 2: { q = 2; break; } default: q = 3; }\n"
    "  state = TWICE(q);\n"
    "  return colour.Sample(plainly, uv) * (float4)state + lights[k].lit() + mul(turn, tint) + (loose, amount) + two[1].xyzz;\n"
    "}\n";

static void made(const std::string &what, IDxcOperationResult *result) {
  if (!result)
    return say(what.c_str(), "null");
  HRESULT status = 99;
  result->GetStatus(&status);
  code((what + " status").c_str(), status);
  Held<IDxcBlobEncoding> errors;
  Held<IDxcBlob> rewritten;
  result->GetErrorBuffer(&errors), result->GetResult(&rewritten);
  blob((what + " messages").c_str(), errors, false, false);
  blob((what + " text").c_str(), rewritten, false, false);
  say((what + " messages").c_str(), "%s", text(errors).c_str());
  say((what + " text").c_str(), "%s", text(rewritten).c_str());
}

static void with_options(const std::string &what, IDxcRewriter2 *rewriter, IDxcBlobEncoding *of, std::vector<LPCWSTR> words) {
  Held<IDxcOperationResult> result;
  code(what.c_str(), rewriter->RewriteWithOptions(of, L"a.hlsl", words.data(), words.size(), nullptr, 0, nullptr, &result));
  made(what, result);
}

static void files_of(IDxcRewriter2 *rewriter, IDxcUtils *utils) {
  for (const std::string &file : files) {
    std::string words = contents(file);
    Held<IDxcBlobEncoding> of;
    Held<IDxcIncludeHandler> handler;
    Held<IDxcOperationResult> result;
    utils->CreateBlob(words.data(), words.size(), DXC_CP_UTF8, &of);
    utils->CreateDefaultIncludeHandler(&handler);
    std::wstring name(file.begin(), file.end());
    LPCWSTR version[] = {L"-HV", L"2021"};
    rewriter->RewriteWithOptions(of, name.c_str(), version, 2, nullptr, 0, handler, &result);
    HRESULT status = E_FAIL;
    if (result)
      result->GetStatus(&status);
    // One line a file: the text with its ends of lines escaped.
    Held<IDxcBlob> rewritten;
    std::string line;
    if (status == 0)
      result->GetResult(&rewritten);
    for (char c : rewritten ? text(rewritten) : std::string())
      line += c == '\n' ? std::string("\\n") : std::string(1, c);
    say(file.c_str(), "%08x %s", (unsigned)status, line.c_str());
  }
}

void check_rewrite() {
  Held<IDxcUtils> utils;
  make(CLSID_DxcUtils, utils);
  Held<IDxcRewriter2> rewriter;
  Held<IDxcRewriter> older;
  code("class", create(CLSID_DxcRewriter, __uuidof(IDxcRewriter2), (void **)&rewriter));
  if (!rewriter)
    return;
  if (!files.empty())
    return files_of(rewriter, utils);
  code("older class", create(CLSID_DxcRewriter, __uuidof(IDxcRewriter), (void **)&older));
  Held<IDxcBlobEncoding> of, wrong;
  utils->CreateBlob(source, strlen(source), DXC_CP_UTF8, &of);
  utils->CreateBlob("float f( { }", 12, DXC_CP_UTF8, &wrong);
  Held<IDxcOperationResult> result;
  code("unused", rewriter->RemoveUnusedGlobals(of, L"main", nullptr, 0, &result)), made("unused", result);
  result.reset();
  code("unused elsewhere", rewriter->RemoveUnusedGlobals(of, L"nowhere", nullptr, 0, &result)), made("unused elsewhere", result);
  result.reset();
  code("unchanged", rewriter->RewriteUnchanged(of, nullptr, 0, &result)), made("unchanged", result);
  DxcDefine defines[] = {{L"loose", L"renamed"}, {L"EMPTY", nullptr}};
  result.reset();
  code("defined", rewriter->RewriteUnchanged(of, defines, 2, &result)), made("defined", result);
  for (UINT32 options : {1, 2, 3, 4, 8, 15}) {
    std::string what = "include " + std::to_string(options);
    result.reset();
    code(what.c_str(), rewriter->RewriteUnchangedWithInclude(of, L"a.hlsl", nullptr, 0, nullptr, options, &result));
    made(what, result);
  }
  with_options("none", rewriter, of, {});
  with_options("2021", rewriter, of, {L"-HV", L"2021"});
  with_options("globals", rewriter, of, {L"-E", L"main", L"-remove-unused-globals"});
  with_options("functions", rewriter, of, {L"-E", L"main", L"-remove-unused-functions"});
  with_options("both", rewriter, of, {L"-E", L"main", L"-remove-unused-functions", L"-remove-unused-globals"});
  with_options("other entry", rewriter, of, {L"-E", L"other", L"-remove-unused-globals"});
  with_options("no entry", rewriter, of, {L"-remove-unused-globals"});
  with_options("macros", rewriter, of, {L"-keep-user-macro"});
  with_options("bodies", rewriter, of, {L"-skip-fn-body"});
  with_options("statics", rewriter, of, {L"-skip-fn-body", L"-skip-static"});
  with_options("extern", rewriter, of, {L"-global-extern-by-default"});
  with_options("buffer", rewriter, of, {L"-decl-global-cb"});
  with_options("buffer and extern", rewriter, of, {L"-decl-global-cb", L"-global-extern-by-default"});
  // DXC takes macros as another argument of the call alone, and lets these go.
  with_options("define", rewriter, of, {L"-D", L"nowhere=other"});
  with_options("profile", rewriter, of, {L"-T", L"ps_6_0"});
  with_options("unknown", rewriter, of, {L"-nothing"});
  // Messages about broken sources differ in their number.
  result.reset();
  code("wrong", rewriter->RewriteUnchanged(wrong, nullptr, 0, &result));
  HRESULT status = 0;
  if (result)
    result->GetStatus(&status);
  code("wrong status", status);
}
