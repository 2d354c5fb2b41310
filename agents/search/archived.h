/* SPDX-License-Identifier: Apache-2.0 */

/* search.OnClassPath in a segment of the bootstrap loader, and in an archive of the class path. */
#ifndef ASSAY_SEARCH_ARCHIVED_H
#define ASSAY_SEARCH_ARCHIVED_H

#include "lookup.h"
#include "prepared.h"
#include "processes.h"

static inline void add_segment_with_class(void)
{
    make_jar("more.jar", (struct jar_class[]){{"search/OnClassPath", 9, NULL}, {0}});
    SAY_CALL(AddToBootstrapClassLoaderSearch, path_here("more.jar"));
}

/* A JVM may load the classes of an archive early. */
static inline void need_class_not_loaded(JNIEnv *jni)
{
    if (loaded_class_that(jni, "Lsearch/OnClassPath;", is_any) != NULL)
        inapplicable("the JVM has loaded the class of its archive");
}

#endif
