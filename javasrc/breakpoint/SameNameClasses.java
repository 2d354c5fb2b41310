// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Six classes of one name, made one after the other, each by a loader of its own. The probe gets each
 * before its first use. All are used once more at the end, if the argument is "kept"; else nothing
 * refers to the earlier ones.
 */
final class SameNameClasses {
    private SameNameClasses() {
    }

    private static IntUnaryOperator make(byte[] bytes) throws ReflectiveOperationException {
        Definer loader = new Definer(SameNameClasses.class.getClassLoader());
        Class<?> klass = loader.define("breakpoint.SameNameClass", bytes);
        return (IntUnaryOperator) klass.getConstructor().newInstance();
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = ClassFile.of("breakpoint/SameNameClass").bytes();
        List<IntUnaryOperator> kept = new ArrayList<>();
        for (int n = 0; n < 6; n++) {
            IntUnaryOperator instance = make(bytes);
            Agent.probe(instance);
            Agent.say("class " + n + ": " + instance.applyAsInt(n));
            if (args[0].equals("kept")) {
                kept.add(instance);
            }
        }
        for (IntUnaryOperator instance : kept) {
            Agent.say("again: " + instance.applyAsInt(20));
        }
    }
}
