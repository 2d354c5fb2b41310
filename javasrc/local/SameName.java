// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.io.IOException;
import java.lang.reflect.Constructor;

/** A variable of type Thing, and for the probe an instance of another loader's class of that name. */
final class SameName {
    static class Thing {
    }

    private SameName() {
    }

    /** Slots: value 0, thing 1. */
    private static void call(Object value) {
        Thing thing = null;
        Agent.probe(value);
        Agent.say("thing: " + (thing == null ? "null" : "an object"));
    }

    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        String name = Thing.class.getName();
        Class<?> other = new Definer(null).define(name, ClassFile.of(name.replace('.', '/')).bytes());
        Constructor<?> maker = other.getDeclaredConstructor();
        maker.setAccessible(true);
        call(maker.newInstance());
    }
}
