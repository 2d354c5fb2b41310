// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.util.concurrent.Callable;

/**
 * Two loaders define breakpoint.Queried: reflection has not looked at the second class when the probe gets
 * it.
 */
final class QueriedTwice {
    private QueriedTwice() {
    }

    private static Callable<?> make() throws Exception {
        byte[] bytes = ClassFile.of("breakpoint/Queried").bytes();
        Definer loader = new Definer(QueriedTwice.class.getClassLoader());
        return (Callable<?>) loader.define("breakpoint.Queried", bytes).getConstructor().newInstance();
    }

    public static void main(String[] args) throws Exception {
        Callable<?> first = make();
        Callable<?> second = make();
        Agent.probe(second.getClass());
        Object shown = second.call();
        Object expected = first.call();
        Agent.say("shown: " + (shown.equals(expected) ? "the same" : shown + ", not " + expected));
    }
}
