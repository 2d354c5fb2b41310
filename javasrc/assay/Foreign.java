// SPDX-License-Identifier: Apache-2.0
package assay;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Optional;

/** Calls by java.lang.foreign, by reflection, so that the targets can be compiled for release 8. */
public final class Foreign {
    private Foreign() {
    }

    /**
     * Calls a C function whose only parameter is a pointer to a function. It is given one that calls this
     * method handle. Neither has a result.
     */
    public static void call(String library, String function, MethodHandle upcall) {
        try {
            Object arena = invoke("Arena", "global", null);
            Object linker = invoke("Linker", "nativeLinker", null);
            Object symbols = invoke("SymbolLookup", "libraryLookup", null, library, arena);
            Object address =
                ((Optional<?>) invoke("SymbolLookup", "find", symbols, function)).get();
            Object options = Array.newInstance(type("Linker$Option"), 0);
            Object stub = invoke("Linker", "upcallStub", linker, upcall, taking(), arena, options);
            Object pointer = type("ValueLayout").getField("ADDRESS").get(null);
            MethodHandle handle = (MethodHandle) invoke("Linker", "downcallHandle", linker, address,
                taking(pointer), options);
            handle.invoke(stub);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof UnsupportedOperationException) {
                Agent.inapplicable("the platform has no native linker");
            }
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        } catch (Throwable e) {
            // What the callee throws would end the JVM.
            Agent.inapplicable("the class library fails in such a call");
        }
    }

    private static Class<?> type(String name) throws ClassNotFoundException {
        return Class.forName("java.lang.foreign." + name);
    }

    private static Object taking(Object... layouts) throws ReflectiveOperationException {
        Object array = Array.newInstance(type("MemoryLayout"), layouts.length);
        for (int i = 0; i < layouts.length; i++) {
            Array.set(array, i, layouts[i]);
        }
        return invoke("FunctionDescriptor", "ofVoid", null, array);
    }

    /** Calls the public method of that name that takes these arguments. */
    private static Object invoke(String type, String name, Object receiver, Object... arguments)
            throws ReflectiveOperationException {
        for (Method method : type(type).getMethods()) {
            Class<?>[] parameters = method.getParameterTypes();
            boolean fits = method.getName().equals(name) && parameters.length == arguments.length;
            for (int i = 0; fits && i < arguments.length; i++) {
                fits = parameters[i].isInstance(arguments[i]);
            }
            if (fits) {
                return method.invoke(receiver, arguments);
            }
        }
        throw new NoSuchMethodException(type + "." + name);
    }
}
