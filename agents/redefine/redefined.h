/* SPDX-License-Identifier: Apache-2.0 */

/* What a change of redefine.Subject leaves behind: one that is refused, and one that is made. */
#ifndef ASSAY_REDEFINE_REDEFINED_H
#define ASSAY_REDEFINE_REDEFINED_H

#include "events.h"
#include "redefine.h"

/* The first line of a method, or 0. */
static inline jint first_line(jmethodID method)
{
    jvmtiLineNumberEntry *lines = NULL;
    jint count = 0;
    must(GetLineNumberTable, method, &count, &lines);
    return readable(lines, count) > 0 ? lines[0].line_number : 0;
}

static inline void JNICALL say_kept_hit(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jmethodID method, jlocation location)
{
    say("Breakpoint at %d", (int)location);
}

/* Sets a breakpoint in number(), makes the change, and says what has become of the breakpoint and of
 * the method. */
static inline void say_kept(JNIEnv *jni, jobjectArray subject, const char *function,
                            class_change change)
{
    jboolean obsolete = 7;
    jint before;
    jclass klass = class_of_probe(jni, subject);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    before = first_line(number);
    must(SetBreakpoint, number, 1);
    jvmtiError error = change(jni, subject);
    if (error == JVMTI_ERROR_NONE)
        inapplicable("the JVM makes a change that it may refuse");
    say("%s: %s", function, error_name(error));
    on(Breakpoint, say_kept_hit);
    (*jni)->CallStaticIntMethod(jni, klass, number);
    off(Breakpoint);
    SAY_CALL(ClearBreakpoint, number, 1);
    must(IsMethodObsolete, number, &obsolete);
    say("obsolete: %s, the same id: %s", truth(obsolete),
        truth(static_method_id(jni, klass, "number", "()I") == number));
    say("the same line: %s", truth(before > 0 && first_line(number) == before));
}

static inline int times_subject_listed(jint count, const jclass *classes)
{
    int times = 0;
    for (jint i = 0; i < readable(classes, count); i++)
        times += strcmp(class_name(classes[i]), "Lredefine/Subject;") == 0;
    return times;
}

static inline void say_lists_with(jclass klass)
{
    jint loaded = 0, of_loader = 0;
    jclass *loaded_classes = NULL, *classes_of_loader = NULL;
    jobject loader = NULL;
    must(GetLoadedClasses, &loaded, &loaded_classes);
    must(GetClassLoader, klass, &loader);
    must(GetClassLoaderClasses, loader, &of_loader, &classes_of_loader);
    say("listed: %d, by its loader: %d", times_subject_listed(loaded, loaded_classes),
        times_subject_listed(of_loader, classes_of_loader));
}

/* Says how many methods of the class file are listed once, and how many of all are obsolete: another
 * agent may have added methods when the class was loaded. */
static inline void say_methods_of(jclass klass)
{
    static const char *const own[] = {".<clinit>()V", ".<init>()V", ".answer()", ".number()I",
                                      ".during(Ljava/lang/Runnable;)"};
    enum { OWN = sizeof own / sizeof own[0] };
    jint count = 0;
    jmethodID *methods = NULL;
    int times[OWN] = {0}, once = 0, obsolete_methods = 0;
    must(GetClassMethods, klass, &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++) {
        jboolean obsolete = 7;
        must(IsMethodObsolete, methods[i], &obsolete);
        obsolete_methods += obsolete;
        for (int j = 0; j < OWN; j++)
            times[j] += strstr(method_name(methods[i]), own[j]) != NULL;
    }
    for (int j = 0; j < OWN; j++)
        once += times[j] == 1;
    say("methods: %d, obsolete: %d", once, obsolete_methods);
}

/* Says the fields of the class file, in the order of the list. */
static inline void say_fields_of(jclass klass)
{
    jint count = 0;
    jfieldID *fields = NULL;
    must(GetClassFields, klass, &count, &fields);
    for (jint i = 0; i < readable(fields, count); i++) {
        const char *name = short_field_name(klass, fields[i]);
        if (strcmp(name, "total") == 0 || strcmp(name, "size") == 0)
            say("field: %s", name);
    }
}

/* ---- Modifiers, before and after a change that is refused ----------------- */

enum { MODIFIERS = 4 };

static inline jint modifiers_of_method(JNIEnv *jni, jclass klass, const char *name,
                                       const char *descriptor)
{
    jint modifiers = -1;
    jmethodID method = (*jni)->GetMethodID(jni, klass, name, descriptor);
    (*jni)->ExceptionClear(jni);
    if (method != NULL)
        must(GetMethodModifiers, method, &modifiers);
    return modifiers;
}

/* Those of the class, of size, answer and during; -1 for a member that is not there. */
static inline void get_modifiers(JNIEnv *jni, jclass klass, jint modifiers[MODIFIERS])
{
    jfieldID size = (*jni)->GetFieldID(jni, klass, "size", "I");
    (*jni)->ExceptionClear(jni);
    modifiers[1] = -1;
    must(GetClassModifiers, klass, &modifiers[0]);
    if (size != NULL)
        must(GetFieldModifiers, klass, size, &modifiers[1]);
    modifiers[2] = modifiers_of_method(jni, klass, "answer", "()Ljava/lang/String;");
    modifiers[3] = modifiers_of_method(jni, klass, "during",
                                       "(Ljava/lang/Runnable;)Ljava/lang/String;");
}

/* Says "modifiers as before: TRUTH". */
static inline void say_modifiers(JNIEnv *jni, jclass klass, const jint before[MODIFIERS])
{
    jint after[MODIFIERS];
    get_modifiers(jni, klass, after);
    say("modifiers as before: %s", truth(memcmp(before, after, sizeof after) == 0));
}

/* Makes the change of the class of the probe, and says "FUNCTION: ERROR" and whether a call that was
 * refused has left the modifiers as before. */
static inline void say_change_of_modifiers(JNIEnv *jni, jobjectArray subject, const char *function,
                                           class_change change)
{
    jint before[MODIFIERS];
    jclass klass = class_of_probe(jni, subject);
    get_modifiers(jni, klass, before);
    jvmtiError error = change(jni, subject);
    say("%s: %s", function, error_name(error));
    if (error == JVMTI_ERROR_NONE)
        get_modifiers(jni, klass, before);
    say_modifiers(jni, klass, before);
}

#endif
