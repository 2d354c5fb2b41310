/* SPDX-License-Identifier: Apache-2.0 */

/* How directories for a run on another machine are called, here and there. */
#ifndef ASSAY_REMOTE_NAMES_H
#define ASSAY_REMOTE_NAMES_H

/* With six characters behind it. */
#define NAMES_BEGIN "assay-on-"

/* The helper in it, and beside the runner. */
#define NAMES_PROGRAM "assay-remote"

#endif
