/* SPDX-License-Identifier: Apache-2.0 */

/* Functions about frames. Depths are counted in frames of the target's own classes. */
#include <stdlib.h>
#include <string.h>

#include "calls.h"

enum { FRAMES = 256 };

struct stack {
    jvmtiFrameInfo frames[FRAMES];
    jint count;
    int own; /* those of the target's classes */
    jint depths[FRAMES];
    char names[FRAMES][24];
};

static jvmtiError get_stack(jvmtiEnv *env, JNIEnv *jni, jthread thread, struct stack *stack)
{
    jvmtiError error = (*env)->GetStackTrace(env, thread, 0, FRAMES, stack->frames, &stack->count);
    stack->own = 0;
    if (error != JVMTI_ERROR_NONE || stack->count < 0 || stack->count > FRAMES)
        return error;
    for (jint i = 0; i < stack->count; i++) {
        bool reported;
        if (own_method(env, jni, stack->frames[i].method, stack->names[stack->own], 24, &reported))
            stack->depths[stack->own++] = i;
    }
    return error;
}

/* One more than there are, for a depth that is too great. */
static jint real_depth(const struct stack *stack, int depth)
{
    return depth < stack->own ? stack->depths[depth] : stack->count + depth;
}

static void add_frame(struct reply *reply, const char *name, jlocation location)
{
    reply_add(reply, " %s%s", name, location == -1 ? ":native" : location < 0 ? ":negative" : "");
}

static void stack_trace(const struct stack *stack, struct reply *reply)
{
    for (int i = 0; i < stack->own && reply->error == JVMTI_ERROR_NONE; i++)
        add_frame(reply, stack->names[i], stack->frames[stack->depths[i]].location);
}

static void frame_count(jvmtiEnv *env, jthread thread, const struct stack *stack,
                        struct reply *reply)
{
    jint count = -1;
    reply->error = (*env)->GetFrameCount(env, thread, &count);
    if (reply->error == JVMTI_ERROR_NONE && count == stack->count)
        reply_add(reply, " as in GetStackTrace");
    else if (reply->error == JVMTI_ERROR_NONE)
        reply_add(reply, " %d, %d in GetStackTrace", count, stack->count);
}

static void frame_location(jvmtiEnv *env, JNIEnv *jni, jthread thread, jint depth,
                           struct reply *reply)
{
    jmethodID method = NULL;
    jlocation location = -2;
    char name[24] = "(another method)";
    bool reported;
    reply->error = (*env)->GetFrameLocation(env, thread, depth, &method, &location);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    own_method(env, jni, method, name, sizeof name, &reported);
    add_frame(reply, name, location);
}

/* The slots of the variables; those of the interface method are behind its receiver. */
static jint slot_of(const struct stack *stack, const struct scenario_operation *operation)
{
    static const jint slots[LOCAL_TYPES] = {1, 2, 4, 5, 7};
    int depth = operation->arguments[1];
    bool receiver = depth < stack->own && strcmp(stack->names[depth], "via") == 0;
    return slots[operation->arguments[2]] + (receiver ? 1 : 0);
}

static void get_local(jvmtiEnv *env, JNIEnv *jni, jthread thread, jint depth, jint slot,
                      enum local_type type, struct reply *reply)
{
    jvalue value = {0};
    switch (type) {
    case LOCAL_INT:
        reply->error = (*env)->GetLocalInt(env, thread, depth, slot, &value.i);
        reply_add(reply, " %d", value.i);
        break;
    case LOCAL_LONG:
        reply->error = (*env)->GetLocalLong(env, thread, depth, slot, &value.j);
        reply_add(reply, " %lld", (long long)value.j);
        break;
    case LOCAL_FLOAT:
        reply->error = (*env)->GetLocalFloat(env, thread, depth, slot, &value.f);
        reply_add(reply, " %.2f", (double)value.f);
        break;
    case LOCAL_DOUBLE:
        reply->error = (*env)->GetLocalDouble(env, thread, depth, slot, &value.d);
        reply_add(reply, " %.2f", value.d);
        break;
    default:
        reply->error = (*env)->GetLocalObject(env, thread, depth, slot, &value.l);
        reply_add(reply, " O%d", index_of(jni, target.objects, OBJECTS, value.l) + 1);
        break;
    }
}

static jvmtiError set_local(jvmtiEnv *env, jthread thread, jint depth, jint slot,
                            enum local_type type, int number)
{
    switch (type) {
    case LOCAL_INT:
        return (*env)->SetLocalInt(env, thread, depth, slot, number);
    case LOCAL_LONG:
        return (*env)->SetLocalLong(env, thread, depth, slot, number + (1LL << 40));
    case LOCAL_FLOAT:
        return (*env)->SetLocalFloat(env, thread, depth, slot, (jfloat)number + 0.5f);
    case LOCAL_DOUBLE:
        return (*env)->SetLocalDouble(env, thread, depth, slot, number + 0.25);
    default:
        return (*env)->SetLocalObject(env, thread, depth, slot, target.objects[number % OBJECTS]);
    }
}

static void owned_depths(jvmtiEnv *env, JNIEnv *jni, jthread thread, const struct stack *stack,
                         struct reply *reply)
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *owned = NULL;
    reply->error = (*env)->GetOwnedMonitorStackDepthInfo(env, thread, &count, &owned);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    for (int i = 0; i < MONITORS; i++)
        for (jint j = 0; j < count; j++) {
            int depth = 0;
            if (!(*jni)->IsSameObject(jni, owned[j].monitor, target.monitors[i]))
                continue;
            while (depth < stack->own && stack->depths[depth] != owned[j].stack_depth)
                depth++;
            reply_add(reply, " %s@%d", argument_word('m', i), depth < stack->own ? depth : -1);
        }
    (*env)->Deallocate(env, (unsigned char *)owned);
}

static void is_obsolete(jvmtiEnv *env, const struct stack *stack, int depth, struct reply *reply)
{
    jboolean obsolete = JNI_FALSE;
    if (reply->error != JVMTI_ERROR_NONE || depth >= stack->own)
        return;
    reply->error = (*env)->IsMethodObsolete(env, stack->frames[stack->depths[depth]].method,
                                            &obsolete);
    reply_add(reply, obsolete ? " yes" : " no");
}

void call_of_frame(jvmtiEnv *env, JNIEnv *jni, const struct scenario_operation *operation,
                   struct reply *reply)
{
    const int *arguments = operation->arguments;
    jthread thread = thread_of(operation, arguments[0]);
    struct stack *stack = calloc(1, sizeof *stack);
    reply->error = get_stack(env, jni, thread, stack);
    jint depth = real_depth(stack, arguments[1]);
    switch (operation->code) {
    case OP_GET_FRAME_COUNT:
        frame_count(env, thread, stack, reply);
        break;
    case OP_GET_STACK_TRACE:
        stack_trace(stack, reply);
        break;
    case OP_GET_FRAME_LOCATION:
        frame_location(env, jni, thread, depth, reply);
        break;
    case OP_GET_LOCAL:
        get_local(env, jni, thread, depth, slot_of(stack, operation), (enum local_type)arguments[2],
                  reply);
        break;
    case OP_SET_LOCAL:
        reply->error = set_local(env, thread, depth, slot_of(stack, operation),
                                 (enum local_type)arguments[2], arguments[3]);
        break;
    case OP_IS_OBSOLETE:
        is_obsolete(env, stack, arguments[1], reply);
        break;
    case OP_OWNED_DEPTHS:
        owned_depths(env, jni, thread, stack, reply);
        break;
    default:
        reply->error = (*env)->NotifyFramePop(env, thread, depth);
        break;
    }
    free(stack);
}
