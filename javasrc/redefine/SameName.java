// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.Definer;
import java.lang.reflect.Method;

/** Classes of one name, of three loaders; the second of them is handed to the agent. */
final class SameName {
    private SameName() {
    }

    private static int number(Class<?> klass) throws ReflectiveOperationException {
        Method method = klass.getDeclaredMethod("number");
        method.setAccessible(true);
        return (int) method.invoke(null);
    }

    public static void main(String[] args) throws Exception {
        byte[] old = Variant.original("Constant");
        ClassLoader parent = SameName.class.getClassLoader();
        Class<?> first = new Definer(parent).define("redefine.Constant", old);
        Class<?> second = new Definer(parent).define("redefine.Constant", old);
        Agent.say("before: " + number(Constant.class) + number(first) + number(second));
        Agent.probe(new Object[] {first, Variant.of("Constant", "new-bodies"), null});
        Agent.say("after: " + number(Constant.class) + number(first) + number(second));
        Class<?> third = new Definer(parent).define("redefine.Constant", old);
        Agent.say("loaded then: " + number(third));
    }
}
