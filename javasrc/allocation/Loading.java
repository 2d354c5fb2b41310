// SPDX-License-Identifier: Apache-2.0
package allocation;

import assay.Agent;
import java.io.IOException;

/**
 * Has a class of a loader of its own tell its methods, and the types of their parameters. The probe
 * gets "before", "loading" while this loader is asked for such a type, and "after".
 */
public final class Loading extends ClassLoader {
    static final class Parameter {
    }

    static final class Declaring {
        void take(Parameter parameter) {
        }
    }

    private Loading() {
        super(Loading.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith("allocation.Loading$")) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        if (name.endsWith("Parameter")) {
            Agent.probe("loading");
        }
        try {
            byte[] bytes = classfile.ClassFile.of(name.replace('.', '/')).bytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    public static void main(String[] args) throws ClassNotFoundException {
        Agent.probe("before");
        Class<?> declaring = Class.forName("allocation.Loading$Declaring", true, new Loading());
        declaring.getDeclaredMethods()[0].getParameterTypes();
        Agent.probe("after");
    }
}
