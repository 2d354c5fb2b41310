// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.Definer;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.TreeMap;

/**
 * Shows the defaults of the elements of Defaulted: as it is; after the agent was handed the first variant
 * named; and after two of them, and so on. Each time it is a class of another loader: what reflection has
 * shown of a class it may show again.
 */
final class Defaulting {
    private Defaulting() {
    }

    private static String text(Object value) {
        if (value instanceof Note) {
            return "note " + ((Note) value).value();
        }
        if (value instanceof Class) {
            return ((Class<?>) value).getName();
        }
        if (value == null || !value.getClass().isArray()) {
            return String.valueOf(value);
        }
        StringBuilder elements = new StringBuilder();
        for (int i = 0; i < Array.getLength(value); i++) {
            elements.append(i == 0 ? "" : ", ").append(text(Array.get(value, i)));
        }
        return elements.toString();
    }

    private static void say(Class<?> annotation) {
        Map<String, String> defaults = new TreeMap<>();
        for (Method element : annotation.getDeclaredMethods()) {
            defaults.put(element.getName(), text(element.getDefaultValue()));
        }
        for (Map.Entry<String, String> element : defaults.entrySet()) {
            Agent.say(element.getKey() + ": " + element.getValue());
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] original = Variant.original("Defaulted");
        for (int times = 0; times <= args.length; times++) {
            Definer loader = new Definer(Defaulting.class.getClassLoader());
            Class<?> annotation = loader.define("redefine.Defaulted", original);
            for (int i = 0; i < times; i++) {
                byte[] file = args[i].equals("original") ? original : Variant.of("Defaulted", args[i]);
                Agent.probe(new Object[] {annotation, file, null});
            }
            say(annotation);
        }
    }
}
