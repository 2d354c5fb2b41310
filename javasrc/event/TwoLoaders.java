// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Runs LoadedTwice.run as defined by a loader of its own, and then as defined by another. */
final class TwoLoaders extends ClassLoader {
    private TwoLoaders() {
        super(TwoLoaders.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith("event.LoadedTwice")) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        String file = name.replace('.', '/') + ".class";
        try (InputStream stream = getParent().getResourceAsStream(file)) {
            for (int b = stream.read(); b >= 0; b = stream.read()) {
                bytes.write(b);
            }
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
        return defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        for (int i = 0; i < 2; i++) {
            Class<?> isolated = Class.forName("event.LoadedTwice", true, new TwoLoaders());
            Agent.probe(isolated);
            isolated.getMethod("run").invoke(null);
        }
    }
}
