// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Uses strings, collections, numbers, exceptions, threads and reflection, before and after; and what
 * a JVM may call by itself: registration for finalization, what a loader does with a class that it
 * defines, and a walk of the stack.
 */
final class LibraryUse {
    private static String found = "";

    private LibraryUse() {
    }

    /** An object with a finalizer. */
    private static final class Finalized {
        @Override
        @SuppressWarnings({"deprecation", "removal"})
        protected void finalize() {
            found += "";
        }
    }

    private static String defined() throws Exception {
        Definer loader = new Definer(LibraryUse.class.getClassLoader());
        byte[] bytes = ClassFile.of("redefine/Loop").bytes();
        return loader.define("redefine.Loop", bytes).getName();
    }

    /** The name of a method that has a frame; the class that walks stacks is there since release 9. */
    private static String walked() throws Exception {
        Class<?> walker;
        try {
            walker = Class.forName("java.lang.StackWalker");
        } catch (ClassNotFoundException e) {
            return "";
        }
        Object walking = walker.getMethod("getInstance").invoke(null);
        StringBuilder frames = new StringBuilder();
        Consumer<Object> visitor = frames::append;
        walker.getMethod("forEach", Consumer.class).invoke(walking, visitor);
        return frames.indexOf("LibraryUse.walked") < 0 ? "no frame" : "walked";
    }

    private static String use() throws Exception {
        Map<String, Integer> map = new HashMap<>();
        List<Object> list = new ArrayList<>(Arrays.asList("b", 3, 2.5, 'c', 7L));
        for (Object each : list) {
            map.put(String.valueOf(each), each.hashCode() % 7);
        }
        try {
            list.get(9);
        } catch (IndexOutOfBoundsException e) {
            // A JVM may leave frames out, and not each time the same.
            list.add(e.getStackTrace() != null);
        }
        Thread thread = new Thread("everyday") {
            @Override
            public void run() {
                found = getName();
            }
        };
        thread.start();
        thread.join();
        return new TreeMap<>(map).toString() + list + found + Thread.State.valueOf("NEW")
            + LibraryUse.class.getDeclaredMethod("use").getName() + new Object().equals(map)
            + defined() + walked() + (new Finalized() != null);
    }

    public static void main(String[] args) throws Exception {
        String before = use();
        Agent.probe(null);
        Agent.say("as before: " + before.equals(use()));
    }
}
