// SPDX-License-Identifier: Apache-2.0
package heap.fields;

import assay.Agent;
import classfile.OwnFields;
import java.util.ArrayList;
import java.util.List;

/** An object with a name, for a field to refer to. */
final class Named {
    private static final List<Object> ALL = new ArrayList<Object>();

    private final String name;

    Named(String name) {
        this.name = name;
        ALL.add(this);
    }

    @Override
    public String toString() {
        return name;
    }

    /** Fields that an agent adds have indices, too. */
    private static void needFields(Class<?> klass) {
        if (klass == null || klass.getClassLoader() != Named.class.getClassLoader()) {
            return;
        }
        OwnFields.need(klass);
        needFields(klass.getSuperclass());
        for (Class<?> implemented : klass.getInterfaces()) {
            needFields(implemented);
        }
    }

    /** Probes the subject, along with all objects named so far. */
    static void probe(Object subject) {
        OwnFields.needNoneInObject();
        needFields(subject instanceof Class ? (Class<?>) subject : subject.getClass());
        List<Object> subjects = new ArrayList<Object>(ALL);
        subjects.add(0, subject);
        Agent.probe(subjects.toArray());
    }

    /** The class of that name in this package, initialized. */
    static Class<?> initialized(String name) {
        try {
            return Class.forName("heap.fields." + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** A new object of the class of that name in this package. */
    static Object created(String name) {
        try {
            return initialized(name).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
