// SPDX-License-Identifier: Apache-2.0
package class_hook;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/** Hands a class file of some megabytes to the agent, then a class that had a smaller one. */
final class Large {
    private Large() {
    }

    public static void main(String[] args) throws Exception {
        byte[] content = new byte[3000000];
        for (int i = 0; i < content.length; i++) {
            content[i] = (byte) (i * 31 >> 5);
        }
        byte[] small = ClassFile.of("classes/ChangedAttributes").bytes();
        byte[] large = ClassFile.of(small).attribute("UnknownLarge", content).bytes();
        Definer loader = new Definer(Large.class.getClassLoader());
        Agent.probe(new Object[] {null, large});
        Class<?> klass = loader.define("classes.ChangedAttributes", small);
        Agent.say("defined: " + klass.getName());
        Agent.probe(new Object[] {klass, large});
    }
}
