// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** After the probe, calls a method and a constructor by reflection, twice each; both throw. */
final class Reflected {
    Reflected() {
        throw new IllegalStateException();
    }

    static void method() {
        throw new IllegalStateException();
    }

    private static void invoke(Method method) throws IllegalAccessException {
        try {
            method.invoke(null);
        } catch (InvocationTargetException e) {
            return;
        }
    }

    private static void construct(Constructor<?> constructor)
            throws IllegalAccessException, InstantiationException {
        try {
            constructor.newInstance();
        } catch (InvocationTargetException e) {
            return;
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Method method = Reflected.class.getDeclaredMethod("method");
        Constructor<?> constructor = Reflected.class.getDeclaredConstructor();
        Agent.probe(null);
        for (int i = 0; i < 2; i++) {
            invoke(method);
        }
        for (int i = 0; i < 2; i++) {
            construct(constructor);
        }
    }
}
