// SPDX-License-Identifier: Apache-2.0
package explore;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Defines the class Loaded itself; the loaders, and so their classes, stay. */
final class OwnLoader extends ClassLoader {
    private static final List<OwnLoader> KEPT = new ArrayList<>();
    private static byte[] classFile;

    private OwnLoader() {
        super(OwnLoader.class.getClassLoader());
    }

    static void prepare() throws IOException {
        classFile = read("Loaded");
    }

    static byte[] read(String name) throws IOException {
        try (InputStream in = OwnLoader.class.getResourceAsStream(name + ".class")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                bytes.write(b);
            }
            return bytes.toByteArray();
        }
    }

    static void load() {
        OwnLoader loader = new OwnLoader();
        KEPT.add(loader);
        Class<?> loaded = loader.defineClass("explore.Loaded", classFile, 0, classFile.length);
        try {
            Class.forName(loaded.getName(), true, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        Class<?> own = findLoadedClass(name);
        return own != null ? own : super.loadClass(name, resolve);
    }
}
