/* SPDX-License-Identifier: Apache-2.0 */

/* The word that a client leaves in its working directory when the process that it stands for did not
 * run to its end: nothing that comes from the other machine can have that name. */
#ifndef ASSAY_REMOTE_NOTE_H
#define ASSAY_REMOTE_NOTE_H

#define NOTE_NAME ".assay-remote"

/* The connection was lost: the process may be begun again. */
#define NOTE_LOST "lost"

/* There will be no connection any more. */
#define NOTE_GONE "gone"

/* Before an errno: the process could not be started. */
#define NOTE_FAILED "failed "

#endif
