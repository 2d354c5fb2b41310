// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Method;

/**
 * Makes hidden classes, since release 15. With an argument the agent is called before, with null.
 * Then subjects of the probe: DefinedRepeatedly and DefinedRepeatedlyInterface as hidden classes, the arrays of one and two
 * dimensions of the former, and DefinedRepeatedly itself.
 */
final class HiddenClasses {
    private HiddenClasses() {
    }

    static Class<?> hide(String name) throws ReflectiveOperationException {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Class<?> options = Class.forName("[Ljava.lang.invoke.MethodHandles$Lookup$ClassOption;");
        Method define = MethodHandles.Lookup.class.getMethod("defineHiddenClass", byte[].class,
            boolean.class, options);
        Object none = Array.newInstance(options.getComponentType(), 0);
        try {
            byte[] bytes = ClassFile.of(name).bytes();
            return ((MethodHandles.Lookup) define.invoke(lookup, bytes, true, none)).lookupClass();
        } catch (java.io.IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Class<?> array(Class<?> element) {
        return Array.newInstance(element, 2).getClass();
    }

    public static void main(String[] args) throws Exception {
        Thread.currentThread().setName("main");
        Class<?> ordinary = DefinedRepeatedly.class;
        Agent.say("number " + DefinedRepeatedly.number());
        if (args.length > 0) {
            Agent.probe(null);
        }
        Class<?> hidden = hide("classes/DefinedRepeatedly");
        Class<?> face = hide("classes/DefinedRepeatedlyInterface");
        Agent.probe(new Class<?>[] {hidden, face, array(hidden), array(array(hidden)), ordinary});
    }
}
