// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.lang.reflect.Field;

/**
 * Hands a class with a synthetic field at the end to the agent, with a class file without that field; then
 * the reverse.
 */
final class SyntheticFields {
    private static final int SYNTHETIC = 0x1000;

    private SyntheticFields() {
    }

    private static void change(byte[] from, byte[] to) {
        Definer loader = new Definer(SyntheticFields.class.getClassLoader());
        Class<?> klass = loader.define("redefine.SyntheticLast", from);
        Agent.probe(new Object[] {klass, to, null});
        boolean last = false;
        for (Field field : klass.getDeclaredFields()) {
            last |= field.getName().equals("last");
        }
        Agent.say("has last: " + last);
    }

    public static void main(String[] args) throws Exception {
        byte[] with = ClassFile.of("redefine/SyntheticLast").field("last", SYNTHETIC).bytes();
        byte[] without = Variant.of("SyntheticLast", "field-removed");
        change(with, without);
        change(without, with);
    }
}
