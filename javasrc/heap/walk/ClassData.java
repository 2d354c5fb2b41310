// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;
import classfile.ClassFile;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Method;

/**
 * Makes a hidden class with class data, an object that only the class leads to, since release 16.
 * The probe is called with the object, then without, and last with what the class has as its data.
 */
final class ClassData {
    private ClassData() {
    }

    private static MethodHandles.Lookup hide() throws Exception {
        Object data = new Object();
        Agent.probe(new Object[] {"data", data});
        Class<?> options = Class.forName("[Ljava.lang.invoke.MethodHandles$Lookup$ClassOption;");
        Method define = MethodHandles.Lookup.class.getMethod("defineHiddenClassWithClassData",
            byte[].class, Object.class, boolean.class, options);
        Object none = Array.newInstance(options.getComponentType(), 0);
        return (MethodHandles.Lookup) define.invoke(MethodHandles.lookup(),
            ClassFile.of("heap/walk/Defined").bytes(), data, true, none);
    }

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup lookup = hide();
        Agent.probe(null);
        Method get = MethodHandles.class.getMethod("classData", MethodHandles.Lookup.class,
            String.class, Class.class);
        Agent.probe(get.invoke(null, lookup, "_", Object.class));
    }
}
