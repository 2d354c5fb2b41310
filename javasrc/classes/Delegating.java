// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/**
 * After the probe the program's loader defines SampleEnum and DefinedRepeatedlyInterface, and three loaders that
 * delegate to it find them: SampleEnum by its name, DefinedRepeatedlyInterface as the interface of the class DefinedRepeatedly
 * that each of them defines.
 */
final class Delegating {
    private Delegating() {
    }

    public static void main(String[] args) throws Exception {
        ClassLoader parent = Delegating.class.getClassLoader();
        byte[] bytes = ClassFile.of("classes/DefinedRepeatedly").bytes();
        Agent.probe(null);
        Class<?> named = Class.forName("classes.SampleEnum", true, parent);
        Class<?> face = Class.forName("classes.DefinedRepeatedlyInterface", true, parent);
        int other = 0;
        for (int i = 0; i < 3; i++) {
            Definer definer = new Definer(parent);
            Class<?> veiled = definer.define("classes.DefinedRepeatedly", bytes);
            veiled.getMethod("number").invoke(null);
            other += veiled.getInterfaces()[0] == face ? 0 : 1;
            other += Class.forName("classes.SampleEnum", true, definer) == named ? 0 : 1;
        }
        Agent.say("other classes: " + other);
    }
}
