/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "experiment.h"

QUESTION("Of which classes are the roots of the kind OTHER?");
PASSAGES("JVMTI_HEAP_REFERENCE_OTHER: some other heap root reference.");
WHY("What is kept alive by it is kept by the JVM itself.");

enum { CLASSES = 20000 };
static bool others[CLASSES];

static jint JNICALL on_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                                 jlong class_tag, jlong referrer_class_tag, jlong size, jlong *tag,
                                 jlong *referrer_tag, jint length, void *data)
{
    if (kind == JVMTI_HEAP_REFERENCE_OTHER && class_tag > 0 && class_tag < CLASSES)
        others[class_tag] = true;
    return JVMTI_VISIT_OBJECTS;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_reference};
    jint count = 0;
    jclass *classes = NULL;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < count; i++)
        set_tag(classes[i], i + 1);
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    char *names[CLASSES] = {NULL};
    int found = 0;
    for (jint i = 0; i < count; i++)
        if (others[i + 1])
            must(GetClassSignature, classes[i], &names[found++], NULL);
    qsort(names, (size_t)found, sizeof *names, by_name);
    for (int i = 0; i < found; i++)
        say("%s: yes", names[i]);
    say("classes of such roots: %d", found);
}

ASK(.probe = observe, .needs = {.can_tag_objects = 1});
