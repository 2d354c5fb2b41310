/* SPDX-License-Identifier: Apache-2.0 */

/* What a change leaves behind that is refused. */
#ifndef ASSAY_REDEFINE_REFUSED_H
#define ASSAY_REDEFINE_REFUSED_H

#include "redefinition.h"

/* Sets a breakpoint, makes the change by `redefine` or `retransform`, and says what has become of
 * the breakpoint and of the method. */
static inline void say_kept(JNIEnv *jni, jobjectArray subject, const char *function,
                            jvmtiError (*change)(JNIEnv *, jobjectArray))
{
    jboolean obsolete = 7;
    jint count, before;
    jvmtiLineNumberEntry *lines;
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    must(GetLineNumberTable, number, &count, &lines);
    before = lines[0].line_number;
    must(SetBreakpoint, number, 1);
    jvmtiError error = change(jni, subject);
    if (error == JVMTI_ERROR_NONE)
        inapplicable("the JVM makes a change that it may refuse");
    say("%s: %s", function, error_name(error));
    say("ClearBreakpoint: %s", error_name(ti(ClearBreakpoint, number, 1)));
    must(IsMethodObsolete, number, &obsolete);
    say("obsolete: %s, the same id: %s", truth(obsolete),
        truth(static_method_id(jni, klass, "number", "()I") == number));
    must(GetLineNumberTable, number, &count, &lines);
    say("the same line: %s", truth(lines[0].line_number == before));
}

/* Makes the change, and says whether the method number() of the class, which gives 1, has changed
 * in spite of an error. */
static inline void say_refused(JNIEnv *jni, jobjectArray subject, const char *function,
                               jvmtiError (*change)(JNIEnv *, jobjectArray))
{
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    jvmtiError error = change(jni, subject);
    say("%s: %s", function, error_name(error));
    say("refused, but changed: %s",
        truth(error != JVMTI_ERROR_NONE && (*jni)->CallStaticIntMethod(jni, klass, number) != 1));
}

#endif
