/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <stdlib.h>

#include "experiment.h"

QUESTION("Which threads are there when main begins?");
PASSAGES("GetAllThreads: all live platform threads; which threads a JVM has of its own, and which "
         "of them it shows, is not said.");
WHY("Tools that suspend, sample or count all threads meet them.");

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jthread *threads = NULL;
    char *lines[64] = {NULL};
    int filled = 0;
    must(GetAllThreads, &count, &threads);
    for (jint i = 0; i < count && filled < 64; i++) {
        jvmtiThreadInfo info;
        jvmtiThreadGroupInfo group = {.name = "none"};
        must(GetThreadInfo, threads[i], &info);
        if (info.thread_group != NULL)
            must(GetThreadGroupInfo, info.thread_group, &group);
        char *line = assay_text();
        assay_append(line, "%s: group %s, priority %d, %s, loader %s", info.name, group.name,
                     (int)info.priority, info.is_daemon ? "daemon" : "no daemon",
                     info.context_class_loader == NULL ? "null" : "not null");
        lines[filled++] = strdup(line);
    }
    qsort(lines, (size_t)filled, sizeof *lines, by_name);
    for (int i = 0; i < filled; i++)
        say("%s", lines[i]);
}

ASK(.probe = observe);
