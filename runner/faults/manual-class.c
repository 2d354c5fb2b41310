/* SPDX-License-Identifier: Apache-2.0 */

/* Faults by hand: classes, and the methods and fields that they have. */
#include <stdio.h>
#include <stdlib.h>

#include "faults/manual.h"

/* A string of the JVM's memory, for the agent to give back. */
static char *text_of(const struct call *call, const char *text)
{
    unsigned char *memory = NULL;
    if (REAL(call->environment, Allocate, (jlong)strlen(text) + 1, &memory) != JVMTI_ERROR_NONE)
        abort();
    memcpy(memory, text, strlen(text) + 1);
    return (char *)memory;
}

#define STATUS(NAME, EXPRESSION, WHAT) BY_HAND_INT(NAME, "GetClassStatus", 1, EXPRESSION, WHAT)

STATUS(verified_lost, value & ~JVMTI_CLASS_STATUS_VERIFIED, "VERIFIED is never shown.")
STATUS(prepared_lost, value & ~JVMTI_CLASS_STATUS_PREPARED, "PREPARED is never shown.")
STATUS(initialized_lost, value & ~JVMTI_CLASS_STATUS_INITIALIZED, "INITIALIZED is never shown.")
STATUS(initialized_alone,
       (value & JVMTI_CLASS_STATUS_INITIALIZED) != 0 ? JVMTI_CLASS_STATUS_INITIALIZED : value,
       "An initialized class is not shown as prepared.")
STATUS(initialized_too_early,
       (value & JVMTI_CLASS_STATUS_PREPARED) != 0 ? value | JVMTI_CLASS_STATUS_INITIALIZED : value,
       "A prepared class is shown as initialized.")
STATUS(error_lost, value & ~JVMTI_CLASS_STATUS_ERROR, "ERROR is never shown.")
STATUS(array_lost, value & ~JVMTI_CLASS_STATUS_ARRAY, "ARRAY is never shown.")
STATUS(array_initialized,
       (value & JVMTI_CLASS_STATUS_ARRAY) != 0 ? value | JVMTI_CLASS_STATUS_INITIALIZED : value,
       "An array class is shown as initialized.")
STATUS(primitive_lost, value & ~JVMTI_CLASS_STATUS_PRIMITIVE, "PRIMITIVE is never shown.")

BY_HAND_INT(super_shown, "GetClassModifiers", 1, value | 0x20,
            "The flag ACC_SUPER of the class file is shown.")
BY_HAND_INT(static_hidden, "GetClassModifiers", 1, value & ~0x8,
            "A nested class is not shown as static.")
BY_HAND_INT(private_as_package, "GetClassModifiers", 1, value & ~0x2,
            "A private nested class is shown with the flags of its class file.")
BY_HAND_INT(protected_as_public, "GetClassModifiers", 1,
            (value & 0x4) != 0 ? (value & ~0x4) | 0x1 : value,
            "A protected nested class is shown with the flags of its class file.")
BY_HAND_INT(enum_hidden, "GetClassModifiers", 1, value & ~0x4000, "An enum is not shown as one.")
BY_HAND_INT(annotation_hidden, "GetClassModifiers", 1, value & ~0x2000,
            "An annotation type is not shown as one.")
BY_HAND_INT(synchronized_hidden, "GetMethodModifiers", 1, value & ~0x20,
            "A synchronized method is not shown as one.")
BY_HAND_INT(varargs_hidden, "GetMethodModifiers", 1, value & ~0x80,
            "A method of variable arity is not shown as one.")
BY_HAND_INT(bridge_hidden, "GetMethodModifiers", 1, value & ~0x40,
            "A bridge method is not shown as one.")
BY_HAND_INT(synthetic_method_hidden, "GetMethodModifiers", 1, value & ~0x1000,
            "A synthetic method is not shown as one.")
BY_HAND_INT(strict_hidden, "GetMethodModifiers", 1, value & ~0x800,
            "A strictfp method is not shown as one.")
BY_HAND_INT(internal_flags, "GetMethodModifiers", 1, value | 0x10000,
            "A flag of the JVM's own is shown.")
BY_HAND_INT(volatile_hidden, "GetFieldModifiers", 2, value & ~0x40,
            "A volatile field is not shown as one.")
BY_HAND_INT(transient_hidden, "GetFieldModifiers", 2, value & ~0x80,
            "A transient field is not shown as one.")
BY_HAND_INT(enum_constant_hidden, "GetFieldModifiers", 2, value & ~0x4000,
            "An enum constant is not shown as one.")
BY_HAND_INT(internal_field_flags, "GetFieldModifiers", 2, value | 0x10000,
            "A flag of the JVM's own is shown.")

BY_HAND_CALL(dots, "GetClassSignature", "GetClassSignature", "GetClassSignature.signature_ptr",
             "The signature has dots for slashes.")
{
    jvmtiError error = pass(call);
    char *text = error == JVMTI_ERROR_NONE && call->a[1].p != NULL ? OUTPUT(call, 1, char *) : NULL;
    for (; text != NULL && *text != '\0'; text++)
        if (*text == '/' && falsified())
            *text = '.';
    return error;
}

static jvmtiError generic_invented(struct call *call, size_t signature, size_t generic)
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && call->a[generic].p != NULL && call->a[signature].p != NULL
        && OUTPUT(call, generic, char *) == NULL && falsified())
        OUTPUT(call, generic, char *) = text_of(call, OUTPUT(call, signature, char *));
    return error;
}

BY_HAND_CALL(generic_of_class, "GetClassSignature", "GetClassSignature",
             "GetClassSignature.generic_ptr",
             "A class that is not generic has a generic signature.")
{
    return generic_invented(call, 1, 2);
}

BY_HAND_CALL(generic_of_method, "GetMethodName", "GetMethodName", "GetMethodName.generic_ptr",
             "A method that is not generic has a generic signature.")
{
    return generic_invented(call, 2, 3);
}

BY_HAND_CALL(generic_of_field, "GetFieldName", "GetFieldName", "GetFieldName.generic_ptr",
             "A field that is not generic has a generic signature.")
{
    return generic_invented(call, 3, 4);
}

BY_HAND_CALL(constructor_name, "GetMethodName", "GetMethodName", "GetMethodName.name_ptr",
             "A constructor has no name in angle brackets.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && call->a[1].p != NULL
        && strcmp(OUTPUT(call, 1, char *), "<init>") == 0 && falsified())
        OUTPUT(call, 1, char *) = text_of(call, "init");
    return error;
}

BY_HAND_CALL(initializer_name, "GetMethodName", "GetMethodName", "GetMethodName.name_ptr",
             "A class initializer is shown as a constructor.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && call->a[1].p != NULL
        && strcmp(OUTPUT(call, 1, char *), "<clinit>") == 0 && falsified())
        OUTPUT(call, 1, char *) = text_of(call, "<init>");
    return error;
}

/* Removes the methods that `drop` names. */
static jvmtiError without_methods(struct call *call, bool (*drop)(const char *name, jint modifiers))
{
    jvmtiError error = pass(call);
    jint kept = 0;
    jint count = error == JVMTI_ERROR_NONE ? OUTPUT(call, 1, jint) : 0;
    jmethodID *methods = count > 0 ? OUTPUT(call, 2, void *) : NULL;
    for (jint i = 0; i < count; i++) {
        char *name = NULL;
        jint modifiers = 0;
        REAL(call->environment, GetMethodModifiers, methods[i], &modifiers);
        if (REAL(call->environment, GetMethodName, methods[i], &name, NULL, NULL)
                != JVMTI_ERROR_NONE
            || !drop(name, modifiers) || !falsified())
            methods[kept++] = methods[i];
    }
    if (error == JVMTI_ERROR_NONE)
        OUTPUT(call, 1, jint) = kept;
    return error;
}

static bool is_special(const char *name, jint modifiers)
{
    (void)modifiers;
    return strcmp(name, "<clinit>") == 0;
}

static bool is_constructor(const char *name, jint modifiers)
{
    (void)modifiers;
    return strcmp(name, "<init>") == 0;
}

static bool is_synthetic(const char *name, jint modifiers)
{
    (void)name;
    return (modifiers & 0x1000) != 0;
}

static bool is_static_method(const char *name, jint modifiers)
{
    return (modifiers & 0x8) != 0 && *name != '<';
}

static bool is_private(const char *name, jint modifiers)
{
    (void)name;
    return (modifiers & 0x2) != 0;
}

BY_HAND_CALL(no_initializer, "GetClassMethods", "GetClassMethods", "GetClassMethods.methods_ptr+1",
             "The class initializer is left out.")
{
    return without_methods(call, is_special);
}

BY_HAND_CALL(no_constructors, "GetClassMethods", "GetClassMethods", "GetClassMethods.methods_ptr+1",
             "Constructors are left out.")
{
    return without_methods(call, is_constructor);
}

BY_HAND_CALL(no_synthetic_methods, "GetClassMethods", "GetClassMethods",
             "GetClassMethods.methods_ptr+1", "Synthetic methods are left out.")
{
    return without_methods(call, is_synthetic);
}

BY_HAND_CALL(no_static_methods, "GetClassMethods", "GetClassMethods",
             "GetClassMethods.methods_ptr+1", "Static methods are left out.")
{
    return without_methods(call, is_static_method);
}

BY_HAND_CALL(no_private_methods, "GetClassMethods", "GetClassMethods",
             "GetClassMethods.methods_ptr+1", "Private methods are left out.")
{
    return without_methods(call, is_private);
}

/* Appends another array to that of the call. */
static void append(struct call *call, size_t counter, const void *more, jint count)
{
    jint before = OUTPUT(call, counter, jint);
    unsigned char *memory = NULL;
    size_t size = sizeof(void *);
    if (count == 0
        || REAL(call->environment, Allocate, (jlong)((size_t)(before + count) * size), &memory)
               != JVMTI_ERROR_NONE)
        return;
    if (before > 0)
        memcpy(memory, OUTPUT(call, counter + 1, void *), (size_t)before * size);
    memcpy(memory + (size_t)before * size, more, (size_t)count * size);
    OUTPUT(call, counter + 1, void *) = memory;
    OUTPUT(call, counter, jint) = before + count;
    falsified();
}

static jclass superclass_of(jclass klass)
{
    JNIEnv *jni = jni_here();
    return jni != NULL && klass != NULL ? (*jni)->GetSuperclass(jni, klass) : NULL;
}

BY_HAND_CALL(inherited_methods, "GetClassMethods", "GetClassMethods", "GetClassMethods",
             "Methods of the superclass are among them.")
{
    jint count = 0;
    jmethodID *methods = NULL;
    jvmtiError error = pass(call);
    jclass superclass = error == JVMTI_ERROR_NONE ? superclass_of(call->a[0].p) : NULL;
    if (superclass != NULL
        && REAL(call->environment, GetClassMethods, superclass, &count, &methods)
               == JVMTI_ERROR_NONE)
        append(call, 1, methods, count);
    return error;
}

BY_HAND_CALL(inherited_fields, "GetClassFields", "GetClassFields", "GetClassFields",
             "Fields of the superclass are among them.")
{
    jint count = 0;
    jfieldID *fields = NULL;
    jvmtiError error = pass(call);
    jclass superclass = error == JVMTI_ERROR_NONE ? superclass_of(call->a[0].p) : NULL;
    if (superclass != NULL
        && REAL(call->environment, GetClassFields, superclass, &count, &fields) == JVMTI_ERROR_NONE)
        append(call, 1, fields, count);
    return error;
}

BY_HAND_CALL(inherited_interfaces, "GetImplementedInterfaces", "GetImplementedInterfaces",
             "GetImplementedInterfaces", "Interfaces of the superclass are among them.")
{
    jint count = 0;
    jclass *interfaces = NULL;
    jvmtiError error = pass(call);
    jclass superclass = error == JVMTI_ERROR_NONE ? superclass_of(call->a[0].p) : NULL;
    if (superclass != NULL
        && REAL(call->environment, GetImplementedInterfaces, superclass, &count, &interfaces)
               == JVMTI_ERROR_NONE)
        append(call, 1, interfaces, count);
    return error;
}

BY_HAND_CALL(superinterfaces, "GetImplementedInterfaces", "GetImplementedInterfaces",
             "GetImplementedInterfaces.interfaces_ptr+1",
             "The interfaces that an interface extends are among them.")
{
    jvmtiError error = pass(call);
    jint own = error == JVMTI_ERROR_NONE ? OUTPUT(call, 1, jint) : 0;
    for (jint i = 0; i < own; i++) {
        jint count = 0;
        jclass *interfaces = NULL;
        if (REAL(call->environment, GetImplementedInterfaces, OUTPUT(call, 2, jclass *)[i], &count,
                 &interfaces)
            == JVMTI_ERROR_NONE)
            append(call, 1, interfaces, count);
    }
    return error;
}

static jvmtiError without_fields(struct call *call, jint modifier)
{
    jvmtiError error = pass(call);
    jint kept = 0;
    jint count = error == JVMTI_ERROR_NONE ? OUTPUT(call, 1, jint) : 0;
    jfieldID *fields = count > 0 ? OUTPUT(call, 2, void *) : NULL;
    for (jint i = 0; i < count; i++) {
        jint modifiers = 0;
        REAL(call->environment, GetFieldModifiers, call->a[0].p, fields[i], &modifiers);
        if ((modifiers & modifier) == 0 || !falsified())
            fields[kept++] = fields[i];
    }
    if (error == JVMTI_ERROR_NONE)
        OUTPUT(call, 1, jint) = kept;
    return error;
}

BY_HAND_CALL(no_static_fields, "GetClassFields", "GetClassFields", "GetClassFields.fields_ptr+1",
             "Static fields are left out.")
{
    return without_fields(call, 0x8);
}

BY_HAND_CALL(no_private_fields, "GetClassFields", "GetClassFields", "GetClassFields.fields_ptr+1",
             "Private fields are left out.")
{
    return without_fields(call, 0x2);
}

BY_HAND_CALL(no_synthetic_fields, "GetClassFields", "GetClassFields", "GetClassFields.fields_ptr+1",
             "Synthetic fields are left out.")
{
    return without_fields(call, 0x1000);
}

static bool is_array(const struct call *call, jclass klass)
{
    jboolean array = JNI_FALSE;
    return REAL(call->environment, IsArrayClass, klass, &array) == JVMTI_ERROR_NONE && array;
}

static bool is_unprepared(const struct call *call, jclass klass)
{
    jint status = 0;
    return REAL(call->environment, GetClassStatus, klass, &status) == JVMTI_ERROR_NONE
           && (status & JVMTI_CLASS_STATUS_INITIALIZED) == 0 && !is_array(call, klass);
}

static bool is_interface(const struct call *call, jclass klass)
{
    jboolean interface = JNI_FALSE;
    return REAL(call->environment, IsInterface, klass, &interface) == JVMTI_ERROR_NONE && interface;
}

static jvmtiError without_classes(struct call *call, size_t counter,
                                  bool (*drop)(const struct call *, jclass))
{
    jvmtiError error = pass(call);
    jint kept = 0;
    jint count = error == JVMTI_ERROR_NONE ? OUTPUT(call, counter, jint) : 0;
    jclass *classes = count > 0 ? OUTPUT(call, counter + 1, void *) : NULL;
    for (jint i = 0; i < count; i++)
        if (!drop(call, classes[i]) || !falsified())
            classes[kept++] = classes[i];
    if (error == JVMTI_ERROR_NONE)
        OUTPUT(call, counter, jint) = kept;
    return error;
}

BY_HAND_CALL(no_arrays_loaded, "GetLoadedClasses", "GetLoadedClasses", "GetLoadedClasses",
             "Array classes are left out.")
{
    return without_classes(call, 0, is_array);
}

BY_HAND_CALL(initialized_only, "GetLoadedClasses", "GetLoadedClasses", "GetLoadedClasses",
             "Classes that are not initialized are left out.")
{
    return without_classes(call, 0, is_unprepared);
}

BY_HAND_CALL(no_interfaces_loaded, "GetLoadedClasses", "GetLoadedClasses", "GetLoadedClasses",
             "Interfaces are left out.")
{
    return without_classes(call, 0, is_interface);
}

static bool is_not_of_loader(const struct call *call, jclass klass)
{
    jobject loader = NULL;
    JNIEnv *jni = jni_here();
    return jni != NULL
           && REAL(call->environment, GetClassLoader, klass, &loader) == JVMTI_ERROR_NONE
           && !(*jni)->IsSameObject(jni, loader, call->a[0].p);
}

BY_HAND_CALL(defining_only, "GetClassLoaderClasses", "GetClassLoaderClasses",
             "GetClassLoaderClasses",
             "Classes that the loader initiated but did not define are left out.")
{
    return without_classes(call, 1, is_not_of_loader);
}

BY_HAND_CALL(no_arrays_of_loader, "GetClassLoaderClasses", "GetClassLoaderClasses",
             "GetClassLoaderClasses", "Array classes are left out.")
{
    return without_classes(call, 1, is_array);
}

BY_HAND_CALL(with_directory, "GetSourceFileName", "GetSourceFileName", "GetSourceFileName",
             "The name has a directory before it.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && falsified()) {
        char *text = NULL;
        if (asprintf(&text, "src/%s", OUTPUT(call, 1, char *)) < 0)
            abort();
        OUTPUT(call, 1, char *) = text_of(call, text);
        free(text);
    }
    return error;
}

BY_HAND_CALL(numbers_exchanged, "GetClassVersionNumbers", "GetClassVersionNumbers",
             "GetClassVersionNumbers", "Major and minor number are exchanged.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && falsified()) {
        jint minor = OUTPUT(call, 1, jint);
        OUTPUT(call, 1, jint) = OUTPUT(call, 2, jint);
        OUTPUT(call, 2, jint) = minor;
    }
    return error;
}
