// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.io.IOException;

/**
 * Hands Kinds and a class file of it, in which each method has another text, to the agent: first
 * below its static initializer, a method, its constructor and a lambda expression, and then
 * below three methods, of which the redefinition before has replaced the inner two.
 */
final class ObsoleteKinds {
    private static final String[] VERSIONS = {"new", "newer"};
    private static int acts;
    private static final StringBuilder LEFT = new StringBuilder();

    private ObsoleteKinds() {
    }

    static void act() {
        try {
            byte[] file = ClassFile.of("redefine/Kinds").text("old", VERSIONS[acts++]).bytes();
            Agent.probe(new Object[] {Kinds.class, file, null});
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static void left(String version) {
        LEFT.append(' ').append(version);
    }

    public static void main(String[] args) {
        String version = Kinds.VERSION;
        Agent.say("left:" + LEFT + ", version " + version);
    }
}
