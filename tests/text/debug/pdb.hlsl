// -Fd: the PDB file, which LLVM's reader takes; a folder gets it under the shader's hash.
// RUN: mkdir -p %t.pdbs && rm -f %t.pdbs/*
// RUN: %trefoil dxc %s -T ps_6_0 -Zi -Fd %t.pdbs/ -Fo %t.dxil
// RUN: %pdbutil dump --summary --streams %t.pdbs/*.pdb | %filecheck %s
// RUN: %dxc-dis %t.dxil | %filecheck %s --check-prefix=NAME
// RUN: %trefoil dxc %s -T ps_6_0 -Zi -Fd %t.named.pdb -Fo %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s --check-prefix=NAMED
// RUN: %trefoil dxc %s -T ps_6_0 -Zs -Fd %t.slim.pdb -Fo %t.dxil && %dxc-validate %t.dxil
// RUN: %pdbutil dump --streams %t.slim.pdb | %filecheck %s --check-prefix=SLIM
// The hash counts the source where that is asked for, so that two sources of one program differ.
// RUN: %trefoil dxc %s -T ps_6_0 -Zs -Zss -Fo %t.one && %trefoil dxc %s -T ps_6_0 -Zs -Zss -DOTHER -Fo %t.other
// RUN: %trefoil dxc %s -T ps_6_0 -Zs -Fo %t.three && %trefoil dxc %s -T ps_6_0 -Zs -DOTHER -Fo %t.four
// RUN: not cmp -s %t.one %t.other && cmp %t.three %t.four
// That the binary alone counts is the default, but names the file in the container, as -Zs does.
// RUN: %trefoil dxc %s -T ps_6_0 -Zsb -Fo %t.five && cmp %t.three %t.five
// RUN: not %trefoil dxc %s -T ps_6_0 -Zs -Zsb -Zss 2>&1 | %filecheck %s --check-prefix=BOTH
// BOTH: Cannot specify both /Zss and /Zsb
// -Zi alone puts it into the container, and says so; -Qstrip_debug leaves it out.
// RUN: %trefoil dxc %s -T ps_6_0 -Zi -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=WARNING
// RUN: %dxc-dis %t.dxil | %filecheck %s --check-prefix=EMBEDDED
// RUN: %trefoil dxc %s -T ps_6_0 -Zi -Qstrip_debug -Fo %t.dxil && %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s --check-prefix=STRIPPED
// RUN: %trefoil dxc %s -T ps_6_0 -Zi -Qpdb_in_private -Qstrip_debug -Fo %t.dxil && %dxc-validate %t.dxil
// RUN: grep -c "Microsoft C/C++ MSF 7.00" %t.dxil
// RUN: not %trefoil dxc %s -T ps_6_0 -Zss -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=ALONE
// CHECK: Block Size: 512
// CHECK: Number of streams: 6
// CHECK: Age: 1
// CHECK: GUID: {{{[0-9A-F-]+}}}
// CHECK: Stream 1 (  56 bytes): [PDB Stream]
// NAME: ; shader debug name: [[HASH:[0-9a-f]+]].pdb
// NAME: ; shader hash: [[HASH]]
// NAMED: ; shader debug name: {{.*}}pdb.named.pdb
// SLIM: Stream 5 ({{ *[0-9]+}} bytes)
// WARNING: warning: no output provided for debug - embedding PDB in shader container.  Use -Qembed_debug to silence this warning.
// EMBEDDED: !DISubprogram(name: "main"
// STRIPPED-NOT: DISubprogram
// ALONE: error: /Zss requires debug info (/Zi or /Zs)
float4 main(float4 position : POSITION) : SV_Target { return position.x * 2; }
