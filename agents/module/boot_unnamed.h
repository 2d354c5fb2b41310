/* SPDX-License-Identifier: Apache-2.0 */

/* The unnamed module of the bootstrap class loader, by a class that is added to its search: no function
 * that is itself tested is asked for it. */
#ifndef ASSAY_MODULE_BOOT_UNNAMED_H
#define ASSAY_MODULE_BOOT_UNNAMED_H

#include "classes.h"

static inline jobject unnamed_of_boot_loader(JNIEnv *jni)
{
    make_jar("unnamed.jar",
             (const struct jar_class[]){{"unnamed/InBoot", 1, NULL}, {NULL, 0, NULL}});
    must(AddToBootstrapClassLoaderSearch, path_here("unnamed.jar"));
    return module_of(jni, find_class(jni, "unnamed/InBoot"));
}

#endif
