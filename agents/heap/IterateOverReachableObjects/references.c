/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("IterateOverReachableObjects reports each reference once, with its index in the object or array.");

enum { ROOT_TAG = 1, INDICES = 8 }; /* the first name of the target is the node */

struct led {
    int times;
    jlong to;
};

static struct led fields[INDICES], elements[INDICES]; /* by index */
static int globals;

HEAP_ROOT_CALLBACK(root)
{
    globals += *tag == ROOT_TAG && kind == JVMTI_HEAP_ROOT_JNI_GLOBAL;
    return JVMTI_ITERATION_CONTINUE;
}

static void note(struct led *led, jint index, jlong to)
{
    led += index >= 0 && index < INDICES ? index : INDICES - 1;
    led->times++;
    led->to = to;
}

OBJECT_REFERENCE_CALLBACK(see)
{
    if (kind == JVMTI_REFERENCE_FIELD && referrer_tag == ROOT_TAG)
        note(fields, index, *tag);
    if (kind == JVMTI_REFERENCE_ARRAY_ELEMENT && referrer_tag == tag_named("elements"))
        note(elements, index, *tag);
    return JVMTI_ITERATION_CONTINUE;
}

static const char *led_to(const struct led *led)
{
    return led->times == 0 ? "nothing" : led->times > 1 ? "several" : object_name(led->to);
}

static void observe(JNIEnv *jni, jobject subject)
{
    name_graph(jni, subject);
    for (int i = 0; i < 3; i++)
        (*jni)->NewGlobalRef(jni, graph_object("node"));
    jvmtiError error = ti(IterateOverReachableObjects, root, NULL, see, NULL);
    say("IterateOverReachableObjects: %s", error_name(error));
    say("global references to the node: %d", globals);
    for (int i = 0; i < INDICES; i++)
        say("index %d: field to %s, element to %s", i, led_to(&fields[i]), led_to(&elements[i]));
}

TEST(.target = "heap.graph.Graph", .args = LIST("indices"), .probe = observe,
     .needs = {.can_tag_objects = 1});
