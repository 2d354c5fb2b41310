// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.Assembler;
import classfile.ClassFile;
import classfile.Definer;
import java.io.IOException;
import java.lang.reflect.Method;

/**
 * Hands a record and a class file of it to the agent, which differ in the Signature attribute of the last of two
 * components alone, as the agent's case names, and in number().
 */
final class ComponentSignature {
    private static final String TYPE = "Ljava/util/List;";

    /** The agent puts its case here. */
    private static String variant;

    private ComponentSignature() {
    }

    /** The record with two components, of which the last has this Signature attribute, or none. */
    private static byte[] record(String signature) throws IOException {
        ClassFile file = ClassFile.of("redefine/Both").without("Record");
        int type = file.add(TYPE);
        int name = file.add("Signature");
        int common = file.add("Ljava/util/List<Ljava/lang/Long;>;");
        int first = file.add("one");
        int second = file.add("two");
        return (signature == null
            ? file.attribute("Record", Assembler.table(2, first, type, 1, name, 0, 2, common,
                second, type, 0))
            : file.attribute("Record", Assembler.table(2, first, type, 1, name, 0, 2, common,
                second, type, 1, name, 0, 2, file.add(signature)))).bytes();
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(ComponentSignature.class);
        String strings = "Ljava/util/List<Ljava/lang/String;>;";
        byte[] before = record(variant.equals("signature-added") ? null : strings);
        byte[] after = record(variant.equals("signature-added") ? strings
            : variant.equals("signature-removed") ? null : "Ljava/util/List<Ljava/lang/Integer;>;");
        Class<?> klass = new Definer(ComponentSignature.class.getClassLoader())
            .define("redefine.Both", before);
        Method number = klass.getDeclaredMethod("number");
        number.setAccessible(true);
        Agent.say("before: number " + number.invoke(null));
        Agent.probe(new Object[] {klass, Altered.renumbered(after), null});
        Agent.say("after: number " + number.invoke(null));
    }
}
