/* SPDX-License-Identifier: Apache-2.0 */

/* The methods of the class that classfile.Shapes makes: at which locations each call was reported. */
#ifndef ASSAY_BREAKPOINT_SHAPES_H
#define ASSAY_BREAKPOINT_SHAPES_H

#include "class_file.h"

static struct {
    jclass klass;
    jmethodID method;     /* the last one */
    jmethodID without[2]; /* subroutines, which they have in the class file */
    int between;          /* steps at what is no instruction */
    int begun;            /* calls reported at their first instruction, or in other bytecodes */
    char results[ASSAY_TEXT_SIZE];
    char text[ASSAY_TEXT_SIZE]; /* ", METHOD at LOCATION LOCATION..." */
} shapes;

/* Whether the location is that of an instruction. */
static inline bool is_instruction(jmethodID method, jlocation location)
{
    jint size = 0, at = 0;
    unsigned char *code = NULL;
    must(GetBytecodes, method, &size, &code);
    size = readable(code, size);
    while (at < size && at < location)
        at = next_instruction(code, size, at);
    release(code);
    return at < size && at == location;
}

/* Whether there is a jsr or jsr_w in the bytecodes. */
static inline bool has_subroutine(jmethodID method)
{
    jint size = 0, at = 0;
    unsigned char *code = NULL;
    must(GetBytecodes, method, &size, &code);
    size = readable(code, size);
    while (at < size && code[at] != 0xa8 && code[at] != 0xc9)
        at = next_instruction(code, size, at);
    release(code);
    return at < size;
}

/* "The bytecodes that implement the method" may do without subroutines, and then are others. */
static inline void find_subroutines(JNIEnv *jni)
{
    static const char *const names[] = {"subroutine", "distant"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        jmethodID method = static_method_id(jni, shapes.klass, names[i], "(I)I");
        shapes.without[i] = has_subroutine(method) ? NULL : method;
    }
}

static inline bool is_in_other_bytecodes(jmethodID method)
{
    return method == shapes.without[0] || method == shapes.without[1];
}

/* The callback of Breakpoint. */
static inline void JNICALL append_location(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method, jlocation location)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    if ((*jni)->IsSameObject(jni, klass, shapes.klass)) {
        if (method != shapes.method) {
            char *name = NULL;
            must(GetMethodName, method, &name, NULL, NULL);
            assay_append(shapes.text, ", %s %s", name,
                         is_in_other_bytecodes(method) ? "in other bytecodes" : "at");
            release(name);
        }
        shapes.method = method;
        if (!is_in_other_bytecodes(method))
            assay_append(shapes.text, " %d", (int)location);
    }
    (*jni)->DeleteLocalRef(jni, klass);
}

/* Whether the subject is the class, before the calls; else it says what was called, and at which
 * locations. */
static inline bool is_before_calls(JNIEnv *jni, jobject subject)
{
    bool is_before = (*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"));
    if (is_before && shapes.klass == NULL) {
        shapes.klass = (jclass)(*jni)->NewGlobalRef(jni, subject);
        find_subroutines(jni);
    }
    if (!is_before) {
        const char *call = to_string(jni, subject);
        say("%s%s", call, shapes.text);
        shapes.begun += strstr(shapes.text, " at 0") != NULL
                        || strstr(shapes.text, " in other bytecodes") != NULL;
        assay_append(shapes.results, "%s", strchr(call, '=') != NULL ? strchr(call, '=') + 1 : "");
    }
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
    for (jint i = 0; i < readable(methods, count); i++) {
        jint size = 0;
        unsigned char *code = NULL;
        must(GetBytecodes, methods[i], &size, &code);
        for (jint at = 0; at < readable(code, size); at = next_instruction(code, size, at)) {
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

/* The callback of SingleStep. */
static inline void JNICALL append_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                       jlocation location)
{
    size_t length = strlen(shapes.text);
    append_location(env, jni, thread, method, location);
    if (strlen(shapes.text) > length && !is_instruction(method, location))
        shapes.between++;
}

/* The probe of tests of SingleStep. */
static inline void probe_steps(JNIEnv *jni, jobject subject)
{
    static int times;
    if (!is_before_calls(jni, subject))
        return;
    if (times > 0) {
        say("calls with a step at their first instruction: %d", shapes.begun);
        say("results:%s; between instructions: %d", shapes.results, shapes.between);
    }
    shapes.results[0] = '\0';
    shapes.between = shapes.begun = 0;
    say("%s", times % 2 == 0 ? "enabled" : "disabled");
    if (times++ % 2 == 0)
        on(SingleStep, append_step);
    else
        off(SingleStep);
}

#endif
