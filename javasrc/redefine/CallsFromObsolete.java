// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.io.IOException;

/**
 * While a method runs that has called the methods of other classes, hands its class to the agent, then
 * those classes, each with a class file that says another version, and then all of them again; at last
 * while two of its versions run.
 */
final class CallsFromObsolete {
    private CallsFromObsolete() {
    }

    private static void change(Class<?> klass, String text, String version) {
        try {
            byte[] file = ClassFile.of(klass.getName().replace('.', '/'))
                .text(text, text.replace("old", version)).bytes();
            Agent.probe(new Object[] {klass, file, null});
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void changeAll(String version) {
        change(Calling.class, "caller old:", version);
        change(Called.class, "old", version);
        change(CalledInterface.class, "old", version);
    }

    public static void main(String[] args) {
        Called object = new Called();
        Agent.say(Calling.call(object, object, () -> changeAll("new")));
        Agent.say(Calling.call(object, object, () -> {
            changeAll("newer");
            changeAll("newest");
        }));
        Agent.say(Calling.call(object, object, () -> { }));
        Agent.say(Calling.call(object, object, () -> {
            change(Calling.class, "caller old:", "later");
            Agent.say(Calling.call(object, object, () -> changeAll("last")));
        }));
    }
}
