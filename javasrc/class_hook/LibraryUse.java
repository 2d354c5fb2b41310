// SPDX-License-Identifier: Apache-2.0
package class_hook;

import assay.Agent;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** After the probe, uses classes of the library of which a JVM may have made objects before it starts. */
final class LibraryUse {
    private static final List<Object> BOXES =
        Arrays.asList((byte) 5, (short) 5, 5, 5L, '5', true);
    private static final List<Class<?>> TYPES = Arrays.asList(Byte.class, Short.class, Integer.class,
        Long.class, Character.class, Boolean.class);

    private LibraryUse() {
    }

    /** 8 for "1.8". */
    private static int release() {
        String version = System.getProperty("java.specification.version");
        return Integer.parseInt(version.replaceFirst("^1\\.", ""));
    }

    private static boolean hasModule() throws Exception {
        Class<?> layer = Class.forName("java.lang.ModuleLayer");
        Object boot = layer.getMethod("boot").invoke(null);
        Object found = layer.getMethod("findModule", String.class).invoke(boot, "java.base");
        Object own = Class.class.getMethod("getModule").invoke(String.class);
        return ((Optional<?>) found).get() == own;
    }

    @SuppressWarnings("unchecked")
    private static Comparable<Object> proxy() {
        return (Comparable<Object>) Proxy.newProxyInstance(LibraryUse.class.getClassLoader(),
            new Class<?>[] {Comparable.class}, (proxy, method, arguments) -> 7);
    }

    private static String onThread() throws Exception {
        String[] found = new String[1];
        Runnable run = () -> found[0] = String.format(Locale.ROOT, "%.2f|%5s|%x", 1.5, "a", 255);
        Thread thread = new Thread(run);
        if (release() >= 21) {
            thread = (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class)
                .invoke(null, run);
        } else {
            thread.start();
        }
        thread.join();
        return found[0];
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(null);
        Agent.say("boxes: " + BOXES.stream().map(Object::getClass).collect(Collectors.toList())
            .equals(TYPES) + " " + BOXES);
        Map<TimeUnit, String> units = new EnumMap<>(TimeUnit.class);
        units.put(TimeUnit.valueOf("SECONDS"), "s");
        Agent.say("enums: " + units);
        Agent.say("locales: " + Locale.forLanguageTag("de-CH") + " " + Locale.ENGLISH);
        Agent.say("proxy: " + proxy().compareTo("a"));
        Agent.say("thread: " + onThread());
        Agent.say("module: " + (release() < 9 || hasModule()));
    }
}
