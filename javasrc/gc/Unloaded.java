// SPDX-License-Identifier: Apache-2.0
package gc;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Hands the agent a class of a loader of its own, and the loader, and forgets both; with an
 * argument once more. */
public final class Unloaded {
    static final class DynamicallyLoaded {
    }

    static final class Loader extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass("gc.Unloaded$DynamicallyLoaded", bytes, 0, bytes.length);
        }
    }

    private Unloaded() {
    }

    private static byte[] bytes() throws IOException {
        InputStream in = Unloaded.class.getResourceAsStream("Unloaded$DynamicallyLoaded.class");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0; next = in.read()) {
            out.write(next);
        }
        in.close();
        return out.toByteArray();
    }

    private static void load() throws IOException {
        Loader loader = new Loader();
        Agent.probe(new Object[] {loader.define(bytes()), loader});
    }

    public static void main(String[] args) throws IOException {
        for (int i = 0; i <= args.length; i++) {
            load();
            Agent.probe(null);
        }
    }
}
