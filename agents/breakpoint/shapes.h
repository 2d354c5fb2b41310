/* SPDX-License-Identifier: Apache-2.0 */

/* The methods of the class that classfile.Shapes makes: at which locations each call was reported. */
#ifndef ASSAY_BREAKPOINT_SHAPES_H
#define ASSAY_BREAKPOINT_SHAPES_H

#include "class_file.h"

static struct {
    jclass klass;
    jmethodID method;           /* the last one */
    char text[ASSAY_TEXT_SIZE]; /* ", METHOD at LOCATION LOCATION..." */
} shapes;

/* The callback of Breakpoint, or of SingleStep. */
static inline void JNICALL append_location(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method, jlocation location)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    if ((*jni)->IsSameObject(jni, klass, shapes.klass)) {
        if (method != shapes.method) {
            char *name = NULL;
            must(GetMethodName, method, &name, NULL, NULL);
            assay_append(shapes.text, ", %s at", name);
            release(name);
        }
        shapes.method = method;
        assay_append(shapes.text, " %d", (int)location);
    }
    (*jni)->DeleteLocalRef(jni, klass);
}

/* Whether the subject is the class, before the calls; else it says what was called, and at which
 * locations. */
static inline bool is_before_calls(JNIEnv *jni, jobject subject)
{
    bool is_before = (*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"));
    if (is_before && shapes.klass == NULL)
        shapes.klass = (jclass)(*jni)->NewGlobalRef(jni, subject);
    if (!is_before)
        say("%s%s", to_string(jni, subject), shapes.text);
    shapes.method = NULL;
    shapes.text[0] = '\0';
    return is_before;
}

/* Sets breakpoints at each instruction of each method, or clears those that it has set. Their places
 * are kept: while they are set the bytecodes are not looked at. */
static inline void breakpoints_everywhere(bool setting)
{
    enum { PLACES_MAX = 2048 };
    static struct {
        jmethodID method;
        jlocation location;
    } places[PLACES_MAX];
    static int used;
    if (!setting) {
        for (int i = 0; i < used; i++)
            must(ClearBreakpoint, places[i].method, places[i].location);
        used = 0;
        return;
    }
    jint count = 0;
    jmethodID *methods = NULL;
    must(GetClassMethods, shapes.klass, &count, &methods);
    for (jint i = 0; i < count; i++) {
        jint size = 0;
        unsigned char *code = NULL;
        must(GetBytecodes, methods[i], &size, &code);
        for (jint at = 0; at < size; at = next_instruction(code, size, at)) {
            if (used == PLACES_MAX)
                broken("the methods are too long");
            must(SetBreakpoint, methods[i], at);
            places[used].method = methods[i];
            places[used++].location = at;
        }
        release(code);
    }
    release(methods);
}

/* The probe of tests of Breakpoint: set the first time and the third. */
static inline void probe_breakpoints(JNIEnv *jni, jobject subject)
{
    static int times;
    if (!is_before_calls(jni, subject))
        return;
    on(Breakpoint, append_location);
    say("%s", times % 2 == 0 ? "set" : "cleared");
    breakpoints_everywhere(times++ % 2 == 0);
}

/* The probe of tests of SingleStep. */
static inline void probe_steps(JNIEnv *jni, jobject subject)
{
    static int times;
    if (!is_before_calls(jni, subject))
        return;
    say("%s", times % 2 == 0 ? "enabled" : "disabled");
    if (times++ % 2 == 0)
        on(SingleStep, append_location);
    else
        off(SingleStep);
}

#endif
