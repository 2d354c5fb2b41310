/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "class_file.h"

static struct {
    jmethodID methods[SHADOW_MAX]; /* oldest first */
    jlocation last[SHADOW_MAX];    /* the last step of each; -1 before the first */
    jint depth;                    /* how many there are */
    jint before;                   /* frames that were there at the first entry */
    bool program_only;             /* the methods of the class library are left out */
    jmethodID catch_method;        /* where the exception that is being thrown is caught */
    jlocation catch_location;      /* and at which location */
    char difference[2048];         /* the first one, or empty */
    char out_of_order[2048];       /* the first step that is, or empty */
} shadow;

/* ---- The targets -------------------------------------------------------- */

enum calls_phase calls_phase(JNIEnv *jni, jobject subject)
{
    static int probes;
    if (subject != NULL && (*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Thread")))
        return WHILE_PARKED;
    if (probes == 0)
        pass_case(jni, subject);
    return (enum calls_phase)probes++;
}

/* ---- The shadow stack --------------------------------------------------- */

void shadow_program_only(void)
{
    shadow.program_only = true;
}

static bool is_of_program(jmethodID method)
{
    const char *name = method_name(method);
    return strncmp(name, "Lstack/", 7) == 0 || strncmp(name, "Lvirtual_thread/", 16) == 0;
}

/* Answers are kept: the question comes at each event. */
bool is_shadowed(jmethodID method)
{
    enum { KNOWN = 4096 };
    static __thread struct {
        jmethodID method;
        bool of_program;
    } known[KNOWN];
    size_t at = (uintptr_t)method / sizeof(void *) % KNOWN;
    if (!shadow.program_only)
        return true;
    if (known[at].method != method) {
        known[at].of_program = is_of_program(method);
        known[at].method = method;
    }
    return known[at].of_program;
}

void shadow_push(jmethodID method)
{
    if (shadow.before == 0) {
        struct shadowed_frames shadowed;
        get_shadowed_frames(NULL, &shadowed);
        shadow.before = shadowed.count - 1;
    }
    if (shadow.depth == SHADOW_MAX) {
        shadow_differs("%s: expected more methods to be left, actual %d entered",
                       method_name(method), shadow.depth);
        return;
    }
    shadow.last[shadow.depth] = -1;
    shadow.methods[shadow.depth++] = method;
}

void shadow_pop(const char *event, jmethodID method)
{
    if (shadow.depth > 0 && shadow.methods[--shadow.depth] != method)
        shadow_differs("%s: expected %s, actual %s", event,
                       method_name(shadow.methods[shadow.depth]), method_name(method));
}

jint shadow_depth(void)
{
    return shadow.depth;
}

void get_shadowed_frames(jthread thread, struct shadowed_frames *shadowed)
{
    must(GetStackTrace, thread, 0, SHADOW_MAX, shadowed->frames, &shadowed->all);
    shadowed->count = 0;
    if (shadowed->all < 0 || shadowed->all > SHADOW_MAX) {
        shadow_differs("GetStackTrace: expected at most %d frames, actual %d", SHADOW_MAX,
                       shadowed->all);
        return;
    }
    for (jint i = 0; i < shadowed->all; i++) {
        if (!is_shadowed(shadowed->frames[i].method))
            continue;
        shadowed->depths[shadowed->count] = i;
        shadowed->frames[shadowed->count++] = shadowed->frames[i];
    }
}

void compare_with_shadow(jthread thread)
{
    struct shadowed_frames shadowed;
    jint count = 0;
    if (shadow.depth == 0)
        return;
    get_shadowed_frames(thread, &shadowed);
    must(GetFrameCount, thread, &count);
    if (count != shadowed.all)
        shadow_differs("GetFrameCount: expected %d as by GetStackTrace, actual %d", shadowed.all,
                       count);
    if (shadowed.count != shadow.before + shadow.depth)
        shadow_differs("GetStackTrace: expected %d frames entered and %d before, actual %d",
                       shadow.depth, shadow.before, shadowed.count);
    for (jint i = 0; i < shadow.depth && i < shadowed.count; i++)
        if (shadowed.frames[i].method != shadow.methods[shadow.depth - 1 - i])
            shadow_differs("GetStackTrace at %d of %d: expected %s, actual %s", i, shadowed.count,
                           method_name(shadow.methods[shadow.depth - 1 - i]),
                           method_name(shadowed.frames[i].method));
}

/* ---- Steps -------------------------------------------------------------- */

/* What was seen of a location: no instruction begins at it, or one that was reported so often. */
enum seen { WITHIN, NEVER, ONCE, AGAIN };

struct bytecodes {
    jmethodID method;
    unsigned char *code, *seen;
    jint size;
};

static void read_bytecodes(struct bytecodes *bytecodes, jmethodID method)
{
    must(GetBytecodes, method, &bytecodes->size, &bytecodes->code);
    bytecodes->size = readable(bytecodes->code, bytecodes->size);
    bytecodes->seen = calloc((size_t)bytecodes->size + 1, 1);
    if (bytecodes->seen == NULL)
        broken("there is no memory for what was seen");
    for (jint at = 0; at < bytecodes->size;
         at = next_instruction(bytecodes->code, bytecodes->size, at))
        bytecodes->seen[at] = NEVER;
    bytecodes->method = method;
}

/* The bytecodes of a method, which are kept. */
static const struct bytecodes *bytecodes_of(jmethodID method)
{
    enum { KEPT = 1024 };
    static struct bytecodes kept[KEPT];
    size_t i = 0;
    while (i < KEPT && kept[i].method != NULL && kept[i].method != method)
        i++;
    if (i == KEPT)
        broken("there are too many methods");
    if (kept[i].method == NULL)
        read_bytecodes(&kept[i], method);
    return &kept[i];
}

/* Whether a step can come after the one at `before`. */
static bool can_step(const struct bytecodes *bytecodes, jlocation before, jlocation location)
{
    jint from = (jint)before, to = (jint)location;
    if (bytecodes->method == shadow.catch_method && location == shadow.catch_location)
        return true;
    if (from == to && bytecodes->seen[to] == ONCE && constant_index_bytes(bytecodes->code[to]) > 0)
        return true;
    return can_follow(bytecodes->code, bytecodes->size, from, to);
}

__attribute__((format(printf, 1, 2))) static void out_of_order(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    if (shadow.out_of_order[0] == '\0')
        vsnprintf(shadow.out_of_order, sizeof shadow.out_of_order, format, arguments);
    va_end(arguments);
}

/* In the method that was entered last, after the step at `before`, or first if that is -1. Returns
 * whether the location is one at which a step may be. */
static bool step_to(jmethodID method, jlocation before, jlocation location)
{
    const struct bytecodes *bytecodes = bytecodes_of(method);
    if (location < 0 || location >= bytecodes->size || bytecodes->seen[location] == WITHIN) {
        shadow_differs("SingleStep in %s: expected at an instruction, actual %lld",
                       method_name(method), (long long)location);
        return false;
    }
    if (before < 0 && location != 0)
        shadow_differs("SingleStep in %s: expected 0 at first, actual %d", method_name(method),
                       (int)location);
    else if (before >= 0 && !can_step(bytecodes, before, location))
        out_of_order("SingleStep in %s: expected a successor of %d, actual %d", method_name(method),
                     (int)before, (int)location);
    bytecodes->seen[location] = bytecodes->seen[location] == NEVER ? ONCE : AGAIN;
    return true;
}

void shadow_step(jmethodID method, jlocation location)
{
    if (shadow.depth == 0)
        return;
    jmethodID entered = shadow.methods[shadow.depth - 1];
    jlocation *last = &shadow.last[shadow.depth - 1];
    if (method != entered)
        shadow_differs("SingleStep at %d: expected in %s, actual in %s", (int)location,
                       method_name(entered), method_name(method));
    else if (step_to(method, *last, location))
        *last = location;
}

void shadow_return(jmethodID method)
{
    jboolean native = JNI_FALSE;
    if (shadow.depth == 0 || method != shadow.methods[shadow.depth - 1])
        return;
    must(IsMethodNative, method, &native);
    if (native)
        return;
    const struct bytecodes *bytecodes = bytecodes_of(method);
    jlocation last = shadow.last[shadow.depth - 1];
    if (last < 0 || bytecodes->code[last] < 0xac || bytecodes->code[last] > 0xb1)
        out_of_order("SingleStep in %s: expected a return instruction at last, actual %d",
                     method_name(method), (int)last);
}

void shadow_handler(jmethodID method, jlocation location)
{
    shadow.catch_method = method;
    shadow.catch_location = location;
}

/* ---- Differences -------------------------------------------------------- */

void shadow_differs(const char *format, ...)
{
    va_list arguments;
    if (shadow.difference[0] != '\0')
        return;
    va_start(arguments, format);
    int length = vsnprintf(shadow.difference, sizeof shadow.difference, format, arguments);
    va_end(arguments);
    if (length < 0 || (size_t)length >= sizeof shadow.difference)
        broken("the first difference is too long to be said");
}

bool is_shadow_different(void)
{
    return shadow.difference[0] != '\0';
}

void say_shadow_result(const char *what, int count)
{
    say("many %s: %s", what, truth(count > 500));
    say("first difference: %s", is_shadow_different() ? shadow.difference : "none");
}

void say_shadow_steps(int count)
{
    say_shadow_result("steps", count);
    say("first step out of order: %s",
        shadow.out_of_order[0] != '\0' ? shadow.out_of_order : "none");
}
