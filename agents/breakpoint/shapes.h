/* SPDX-License-Identifier: Apache-2.0 */

/* The methods of the class that classfile.Shapes makes: where each call came by. */
#ifndef ASSAY_BREAKPOINT_SHAPES_H
#define ASSAY_BREAKPOINT_SHAPES_H

#include <stdio.h>

#include "class_file.h"
#include "assay.h"

static struct {
    jclass klass;
    jmethodID method; /* the last one */
    char text[512];
} way;

/* The callback of Breakpoint, or of SingleStep. */
static inline void JNICALL note_place(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                      jlocation location)
{
    jclass klass = NULL;
    size_t length = strlen(way.text);
    must(GetMethodDeclaringClass, method, &klass);
    if ((*jni)->IsSameObject(jni, klass, way.klass)) {
        if (method != way.method) {
            char *name = NULL;
            must(GetMethodName, method, &name, NULL, NULL);
            length += (size_t)snprintf(way.text + length, sizeof way.text - length, ", %s at",
                                       name);
            release(name);
        }
        way.method = method;
        snprintf(way.text + length, sizeof way.text - length, " %d", (int)location);
    }
    (*jni)->DeleteLocalRef(jni, klass);
}

/* Whether a time begins; else the subject tells what was called, and the way is said. */
static inline bool is_new_time(JNIEnv *jni, jobject subject)
{
    bool is_new = (*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"));
    if (is_new && way.klass == NULL)
        way.klass = (jclass)(*jni)->NewGlobalRef(jni, subject);
    if (!is_new)
        say("%s%s", to_string(jni, subject), way.text);
    way.method = NULL;
    way.text[0] = '\0';
    return is_new;
}

/* Sets them at each instruction of each method, or clears those that it has set. Where they are
 * is kept: while they are set the bytecodes are not looked at. */
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
    must(GetClassMethods, way.klass, &count, &methods);
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

/* The probe of the tests of breakpoints: set the first time and the third. */
static inline void probe_breakpoints(JNIEnv *jni, jobject subject)
{
    static int times;
    if (!is_new_time(jni, subject))
        return;
    on(Breakpoint, note_place);
    say("%s", times % 2 == 0 ? "set" : "cleared");
    breakpoints_everywhere(times++ % 2 == 0);
}

/* The same of single steps. */
static inline void probe_steps(JNIEnv *jni, jobject subject)
{
    static int times;
    if (!is_new_time(jni, subject))
        return;
    say("%s", times % 2 == 0 ? "enabled" : "disabled");
    if (times++ % 2 == 0)
        on(SingleStep, note_place);
    else
        off(SingleStep);
}

#endif
