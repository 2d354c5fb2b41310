// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;

/**
 * A caller of a method that returns an instance of Thing, caught inside. The field "value" holds an
 * instance of another class of that name, which another class loader defined.
 */
final class SameName implements Runnable {
    static class Thing {
    }

    private static final class Loader extends ClassLoader {
        Loader() {
            super(null);
        }

        Class<?> define(String name) throws IOException {
            String file = name.replace('.', '/') + ".class";
            try (InputStream in = SameName.class.getClassLoader().getResourceAsStream(file)) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                for (int b = in.read(); b >= 0; b = in.read()) {
                    bytes.write(b);
                }
                return defineClass(name, bytes.toByteArray(), 0, bytes.size());
            }
        }
    }

    private static volatile Object value;
    private Object got = "nothing";

    private static Thing call() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    @Override
    public void run() {
        got = call();
    }

    public static void main(String[] args) throws Exception {
        Class<?> other = new Loader().define(Thing.class.getName());
        Constructor<?> maker = other.getDeclaredConstructor();
        maker.setAccessible(true);
        value = maker.newInstance();
        SameName caller = new SameName();
        Caught.observe(caller);
        Agent.say("caller got " + (caller.got == null ? "null" : "an object"));
    }
}
