// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;

/**
 * Hidden classes whose class files have names with characters that a JVM may use to put suffixes on. The subject
 * is an array of each name, the class, and the class of its arrays.
 */
final class HiddenWithSigns {
    private static final String ORIGINAL = "classes/DefinedRepeatedly";
    private static final String[] NAMES = {
        "classes/A+B", "classes/+A", "classes/A+", "classes/A+0x1+B++", "classes/A$B", "classes/A-B_C",
        "classes/A@B", "classes/0x1", "classes/A B"};

    private HiddenWithSigns() {
    }

    public static void main(String[] args) throws Exception {
        Object[] subject = new Object[3 * NAMES.length];
        for (int i = 0; i < NAMES.length; i++) {
            byte[] bytes = ClassFile.of(ORIGINAL).text(ORIGINAL, NAMES[i]).bytes();
            Class<?> hidden = MethodHandles.lookup().defineHiddenClass(bytes, false).lookupClass();
            subject[3 * i] = NAMES[i];
            subject[3 * i + 1] = hidden;
            subject[3 * i + 2] = Array.newInstance(hidden, 0).getClass();
        }
        Agent.probe(subject);
    }
}
