// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

/**
 * The probe gets a class whose methods have call sites, and a class file of it with other numbers as arguments of
 * the bootstrap method: NumberedSites (zeros|undefined|wide) (frames|calls). Where the numbers are undefined, or the
 * name is "same", they are the same. Each method has a frame before its call site meanwhile, or is called afterwards.
 */
public final class NumberedSites {
    private static final String NAME = "classfile.Numbered";

    private final String[] names;
    private final Object[] old;
    private final Object[] renewed;

    private NumberedSites(String[] names, Object[] old, Object[] renewed) {
        this.names = names;
        this.old = old;
        this.renewed = renewed;
    }

    private static NumberedSites of(String numbers) {
        switch (numbers) {
        case "zeros":
            return new NumberedSites(new String[] {"number", "fraction", "same"},
                new Object[] {0.0, 0.0f, 1.5f}, new Object[] {-0.0, -0.0f, 1.5f});
        case "undefined":
            return new NumberedSites(new String[] {"undefined", "undefinedFraction"},
                new Object[] {Double.NaN, Float.NaN}, new Object[] {Double.NaN, Float.NaN});
        default:
            return new NumberedSites(new String[] {"number", "large", "same"},
                new Object[] {1.5, 70001L, 4.5}, new Object[] {2.5, 80001L, 4.5});
        }
    }

    public static CallSite make(MethodHandles.Lookup lookup, String name, MethodType type, Object argument) {
        return new ConstantCallSite(MethodHandles.constant(String.class, argument.toString()));
    }

    private static void method(Assembler assembler, int site, String name) throws IOException {
        int run = assembler.pair(11, assembler.classEntry("java/lang/Runnable"),
            assembler.pair(12, assembler.utf8("run"), assembler.utf8("()V")));
        int called = assembler.pair(18, site,
            assembler.pair(12, assembler.utf8(name), assembler.utf8("()Ljava/lang/String;")));
        // aload_0, invokeinterface run, invokedynamic, areturn.
        byte[] code = {42, -71, (byte) (run >> 8), (byte) run, 1, 0, -70, (byte) (called >> 8), (byte) called,
            0, 0, -80};
        assembler.method(0x9, name, "(Ljava/lang/Runnable;)Ljava/lang/String;", 1, code);
    }

    private static int entry(Assembler assembler, Object number) throws IOException {
        if (number instanceof Float) {
            return assembler.floatEntry((Float) number);
        }
        return number instanceof Long ? assembler.longEntry((Long) number)
            : assembler.doubleEntry((Double) number);
    }

    /** The arguments come after the call sites, as compilers have them. */
    private byte[] bytes(Object[] numbers) throws IOException {
        Assembler assembler = new Assembler(NAME.replace('.', '/'));
        // The constants that are the same have other places.
        for (int i = 0; numbers == renewed && i < 50; i++) {
            assembler.stringEntry("shift " + i);
        }
        for (int i = 0; i < names.length; i++) {
            method(assembler, i, names[i]);
        }
        int named = assembler.pair(12, assembler.utf8("make"), assembler.utf8(
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
            + "Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"));
        int bootstrap = assembler.handleEntry(6,
            assembler.pair(10, assembler.classEntry("classfile/NumberedSites"), named));
        int[] table = new int[3 * names.length];
        Arrays.fill(table, 1);
        for (int i = 0; i < names.length; i++) {
            table[3 * i] = bootstrap;
            table[3 * i + 2] = entry(assembler, numbers[i]);
        }
        return ClassFile.of(assembler.bytes())
            .attribute("BootstrapMethods", Assembler.table(names.length, table)).bytes();
    }

    private static String text(Class<?> klass, String name, Runnable action) {
        try {
            Method method = klass.getMethod(name, Runnable.class);
            return name + ": " + method.invoke(null, action);
        } catch (InvocationTargetException e) {
            return name + ": " + e.getCause().getClass().getSimpleName();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Has frames of the methods from this one on, in which the probe is called. */
    private void hold(Class<?> klass, int from, Object[] subject) {
        if (from == names.length) {
            Agent.probe(subject);
        } else {
            Agent.say("the old " + text(klass, names[from], () -> hold(klass, from + 1, subject)));
        }
    }

    public static void main(String[] args) throws Exception {
        NumberedSites sites = of(args[0]);
        Class<?> klass = new Definer(NumberedSites.class.getClassLoader()).define(NAME, sites.bytes(sites.old));
        Object[] subject = {klass, sites.bytes(sites.renewed), null};
        if (args[1].equals("frames")) {
            sites.hold(klass, 0, subject);
            return;
        }
        Agent.probe(subject);
        for (String name : sites.names) {
            Agent.say(text(klass, name, () -> { }));
        }
    }
}
