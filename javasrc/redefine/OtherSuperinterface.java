// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;

/** Hands an interface to the agent with a class file in which it extends another one. */
final class OtherSuperinterface {
    private OtherSuperinterface() {
    }

    public static void main(String[] args) throws Exception {
        byte[] file = ClassFile.of("redefine/DefaultInherited")
            .text("redefine/DefaultMethods", "redefine/Shape").bytes();
        Agent.probe(new Object[] {DefaultInherited.class, file, null});
        Agent.say("extends: " + DefaultInherited.class.getInterfaces()[0].getName());
    }
}
