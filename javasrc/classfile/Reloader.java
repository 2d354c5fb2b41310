// SPDX-License-Identifier: Apache-2.0
package classfile;

import java.io.IOException;

/**
 * A class loader that itself defines the program's classes whose names begin so. No JVM can have them
 * loaded or linked ahead, as from an archive.
 */
public final class Reloader extends ClassLoader {
    private final String beginning;

    public Reloader(String beginning) {
        super(Reloader.class.getClassLoader());
        this.beginning = beginning;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(beginning)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try {
            byte[] bytes = ClassFile.of(name.replace('.', '/')).bytes();
            return defineClass(name, bytes, 0, bytes.length,
                Reloader.class.getProtectionDomain());
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
