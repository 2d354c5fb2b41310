// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * A class that loads constants of each kind, in narrow by instructions with an index of 8 bits where there
 * are such, in wide with one of 16 bits. Each of these is at a location that is a multiple of 4, like the return
 * at the end. The class is the probe's subject before these methods are called, and after.
 */
final class WideConstants {
    private static final String NAME = "classfile/WithConstants";
    private static final String BOOTSTRAPS = "java/lang/invoke/ConstantBootstraps";

    private final Assembler assembler = new Assembler(NAME);
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream code = new DataOutputStream(bytes);
    /** The first release with dynamic constants is 11. */
    private final boolean dynamic = Double.parseDouble(System.getProperty("java.specification.version")) >= 11;

    private WideConstants() {
    }

    private int reference(String owner, String name, String type) throws IOException {
        return assembler.pair(10, assembler.classEntry(owner),
            assembler.pair(12, assembler.utf8(name), assembler.utf8(type)));
    }

    /** Loads a constant of one slot, and takes it away again. */
    private void load(int index) throws IOException {
        if (index < 256) {
            code.writeByte(18); // ldc
            code.writeByte(index);
            code.writeByte(0); // nop
        } else {
            code.writeByte(19); // ldc_w
            code.writeShort(index);
        }
        code.writeByte(87); // pop
    }

    /** The same of two slots. */
    private void loadTwo(int index) throws IOException {
        code.writeByte(20); // ldc2_w
        code.writeShort(index);
        code.writeByte(88); // pop2
    }

    private void method(String name, int number) throws IOException {
        load(assembler.stringEntry(name));
        load(assembler.classEntry("java/lang/Integer"));
        load(assembler.typeEntry("(I)V"));
        load(assembler.handleEntry(6, reference(NAME, name, "()V")));
        load(assembler.numberEntry(3, number));
        load(assembler.floatEntry(number));
        loadTwo(assembler.longEntry(number));
        loadTwo(assembler.doubleEntry(number));
        if (dynamic) {
            load(dynamicEntry("none", "Ljava/lang/Object;", 0));
            loadTwo(dynamicEntry("MAX_VALUE", "J", 1));
        }
        load(assembler.stringEntry(name + " end"));
        code.writeByte(177); // return
        assembler.method(9, name, "()V", 0, bytes.toByteArray());
        bytes.reset();
    }

    private int dynamicEntry(String name, String type, int bootstrap) throws IOException {
        return assembler.pair(17, bootstrap, assembler.pair(12, assembler.utf8(name), assembler.utf8(type)));
    }

    private int bootstrap(String name, String parameters) throws IOException {
        return assembler.handleEntry(6, reference(BOOTSTRAPS, name,
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;" + parameters
            + ")Ljava/lang/Object;"));
    }

    private byte[] bytes() throws IOException {
        method("narrow", 1);
        for (int i = 0; i < 150; i++) {
            assembler.stringEntry("between " + i);
        }
        method("wide", 2);
        if (!dynamic) {
            return assembler.bytes();
        }
        int[] bootstraps = {bootstrap("nullConstant", ""), 0,
            bootstrap("getStaticFinal", "Ljava/lang/Class;"), 1, assembler.classEntry("java/lang/Long")};
        return assembler.bytes(55, "BootstrapMethods", Assembler.table(2, bootstraps));
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(WideConstants.class.getClassLoader());
        Class<?> klass = loader.define("classfile.WithConstants", new WideConstants().bytes());
        Class.forName(klass.getName(), true, loader);
        Agent.probe(klass);
        klass.getMethod("narrow").invoke(null);
        klass.getMethod("wide").invoke(null);
        Agent.probe(klass);
    }
}
