// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.TreeMap;

/** Hands Defaulted and its variants named to the agent, and shows the defaults of its elements. */
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

    private static void say() {
        Map<String, String> defaults = new TreeMap<>();
        for (Method element : Defaulted.class.getDeclaredMethods()) {
            defaults.put(element.getName(), text(element.getDefaultValue()));
        }
        for (Map.Entry<String, String> element : defaults.entrySet()) {
            Agent.say(element.getKey() + ": " + element.getValue());
        }
    }

    public static void main(String[] args) throws Exception {
        say();
        for (String variant : args) {
            byte[] file = variant.equals("original") ? Variant.original("Defaulted")
                : Variant.of("Defaulted", variant);
            Agent.probe(new Object[] {Defaulted.class, file, null});
            say();
        }
    }
}
