/* SPDX-License-Identifier: Apache-2.0 */

/* What a refused change of redefine.Subject leaves behind. */
#ifndef ASSAY_REDEFINE_REDEFINED_H
#define ASSAY_REDEFINE_REDEFINED_H

#include "redefine.h"

/* The first line of a method, or 0. */
static inline jint first_line(jmethodID method)
{
    jvmtiLineNumberEntry *lines = NULL;
    jint count = 0;
    must(GetLineNumberTable, method, &count, &lines);
    return count > 0 ? lines[0].line_number : 0;
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

#endif
