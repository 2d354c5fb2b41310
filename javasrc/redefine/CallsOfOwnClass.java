// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.io.IOException;

/**
 * Hands OwnCalls to the agent, with a class file that says another version, while a method of it runs
 * that has called others: once, then twice, and then while two of its versions run.
 */
final class CallsOfOwnClass {
    private static final OwnCalls OBJECT = OwnCalls.make();

    private CallsOfOwnClass() {
    }

    private static void change(String version) {
        try {
            byte[] file = ClassFile.of("redefine/OwnCalls")
                .text("old", version)
                .text("caller old:", "caller " + version + ":").bytes();
            Agent.probe(new Object[] {OwnCalls.class, file, null});
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Agent.say(OBJECT.call(() -> change("new")));
        Agent.say(OBJECT.call(() -> {
            change("newer");
            change("newest");
        }));
        Agent.say(OBJECT.call(() -> {
            change("later");
            Agent.say(OBJECT.call(() -> change("last")));
        }));
    }
}
