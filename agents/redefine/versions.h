/* SPDX-License-Identifier: Apache-2.0 */

/* Frames of several versions of Subject.during at once. The target is redefine.Versions, which
 * probes with null in the innermost frame. */
#ifndef ASSAY_REDEFINE_VERSIONS_H
#define ASSAY_REDEFINE_VERSIONS_H

#include "redefinition.h"

/* The class's own method, of the newest version. */
static inline jmethodID newest_during(JNIEnv *jni)
{
    return method_id(jni, find_class(jni, "redefine/Subject"), "during",
                     "(Ljava/lang/Runnable;)Ljava/lang/String;");
}

static inline void say_version(JNIEnv *jni, const char *what, jmethodID method)
{
    jboolean obsolete = 7;
    must(IsMethodObsolete, method, &obsolete);
    say("%s: obsolete %s, the class's id %s", what, truth(obsolete),
        truth(method == newest_during(jni)));
}

/* All frames of during(), the most recent first. */
static inline void say_versions(JNIEnv *jni)
{
    jvmtiFrameInfo frames[64];
    jint count;
    must(GetStackTrace, NULL, 0, 64, frames, &count);
    for (jint i = 0; i < count; i++)
        if (strstr(method_name(frames[i].method), "redefine/Subject;.during") != NULL)
            say_version(jni, "frame", frames[i].method);
}

/* Where a method ends with an instruction of one byte, as a return is. */
static inline jlocation last_location(jmethodID method)
{
    jlocation first, last;
    must(GetMethodLocation, method, &first, &last);
    return last;
}

/* Redefines the class; in the innermost frame, sets a breakpoint at the end of the newest version. */
static inline void redefine_or_break(JNIEnv *jni, jobject subject, jvmtiEventBreakpoint handler)
{
    if (subject != NULL) {
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
        return;
    }
    jmethodID during = newest_during(jni);
    on(Breakpoint, handler);
    say("SetBreakpoint: %s", error_name(ti(SetBreakpoint, during, last_location(during))));
}

#endif
